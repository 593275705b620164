import { isEdgePath, matchRoute, routeShape } from '@forecourt/shared-contracts/releases';

/**
 * Request for a new remote. `route` is its first path; the titles are shown to visitors, in English and
 * Spanish.
 */
export interface RemoteRequest {
  readonly name: string;
  readonly route: string;
  readonly title: string;
  readonly titleEs: string;
}

/** An existing remote, as far as a new one can conflict with it. */
export interface KnownRemote {
  readonly name: string;
  readonly container: string;
  readonly routes: readonly { readonly path: string }[];
  readonly menu?: readonly { readonly id: string }[] | undefined;
}

/** `mfe-service-visits` without its prefix. */
function idOf(name: string): string {
  return name.replace(/^mfe-/, '');
}

/**
 * Name of the federation container, a global variable of the page: `serviceVisitsRemote`. The suffix avoids
 * conflicts with names that browsers and the language already use (`history`, `new`).
 */
export function containerOf(name: string): string {
  return `${idOf(name).replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())}Remote`;
}

/** Title from a name: `mfe-service-visits` is `Service visits`. */
export function titleOf(name: string): string {
  const words = idOf(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isTitle = (title: string) => /^\p{L}[\p{L}\p{N} -]{1,38}$/u.test(title);

function shapeFaults({ name, route, title, titleEs }: RemoteRequest): string[] {
  return [
    ...(/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40
      ? []
      : [`"${name}" is no name of a remote; it is like mfe-service-visits.`]),
    ...(/^(\/[a-z0-9][a-z0-9-]*)+$/.test(route)
      ? []
      : [`"${route}" is no path for a first page; it is like /service-visits.`]),
    ...(isEdgePath(route) ? [`The path ${route} is answered by the edge itself.`] : []),
    ...[title, titleEs].flatMap((one) =>
      isTitle(one) ? [] : [`"${one}" is no title: 2 to 39 letters, digits, spaces and hyphens.`],
    ),
  ];
}

function clashes({ name, route }: RemoteRequest, known: KnownRemote): string[] {
  const sameRoute =
    known.routes.find(({ path }) => routeShape(path) === routeShape(route)) ??
    matchRoute(known.routes, route)?.route;
  return [
    ...(known.name === name ? [`There is a remote ${name} already.`] : []),
    ...(known.container === containerOf(name) ? [`${known.name} has the container ${known.container}.`] : []),
    ...(sameRoute ? [`The route ${route} belongs to ${known.name}.`] : []),
    ...(known.menu?.some(({ id }) => id === idOf(name))
      ? [`${known.name} has a menu item ${idOf(name)}.`]
      : []),
  ];
}

/** Why the remote cannot be created next to the known ones, one sentence each; empty when it can. */
export function requestFaults(request: RemoteRequest, known: readonly KnownRemote[]): string[] {
  const wrong = shapeFaults(request);
  return wrong.length > 0 ? wrong : known.flatMap((remote) => clashes(request, remote));
}

/** Fills in the remote's values in a template text. */
export function filledIn(template: string, request: RemoteRequest): string {
  const words: Readonly<Record<string, string>> = {
    __NAME__: request.name,
    __ID__: idOf(request.name),
    __CONTAINER__: containerOf(request.name),
    __ROUTE__: request.route,
    __TITLE__: request.title,
    __TITLE_ES__: request.titleEs,
  };
  return template.replace(/__[A-Z]+(?:_[A-Z]+)*__/g, (word) => words[word] ?? word);
}
