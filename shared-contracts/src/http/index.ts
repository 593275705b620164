export { commonErrors } from './error-body.ts';
export type { CommonErrorCode, ErrorBody, FigureChange } from './error-body.ts';
export { defineEndpoint } from './endpoint.ts';
export type {
  Endpoint,
  EndpointAuth,
  EndpointBody,
  EndpointErrorCode,
  EndpointParsedBody,
  EndpointParsedParams,
  EndpointParsedQuery,
  EndpointResponse,
  Schema,
} from './endpoint.ts';
export { headerNames, isCorrelationId } from './request-headers.ts';
