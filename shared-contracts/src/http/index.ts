export type { ApiFailureReason, HttpFailure } from './api-failure.ts';
export type {
  ApiClient,
  ApiInput,
  ApiInputArgs,
  DownloadInput,
  UploadFile,
  UploadInput,
  UploadProgress,
} from './api-client.ts';
export { commonErrors } from './error-body.ts';
export type { CommonErrorCode, ErrorBody, FigureChange } from './error-body.ts';
export { defineEndpoint } from './endpoint.ts';
export type {
  Endpoint,
  EndpointAuth,
  EndpointBody,
  EndpointErrorCode,
  EndpointParams,
  EndpointParsedBody,
  EndpointParsedParams,
  EndpointParsedQuery,
  EndpointQuery,
  EndpointResponse,
  ErrorCodes,
  HttpMethod,
  Schema,
} from './endpoint.ts';
export type { ApiClientDeps, TokenSource } from './api-client-parts.ts';
export { headerNames, isCorrelationId } from './request-headers.ts';
