declare module '@forecourt/bundled-remotes' {
  /** Exposed modules of the remotes in a single bundle, by `{container}/{exposed}`. */
  export const remoteModules: Readonly<Record<string, () => Promise<unknown>>>;
}
