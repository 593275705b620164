/**
 * Labels of a status, keys like `documents.status.Missing`, that differ from the one label of that status, one
 * line each. `labels` are those of the specification, by status; other statuses are not compared.
 */
export function statusLabelFaults(
  texts: ReadonlyMap<string, string>,
  labels: Readonly<Record<string, string>>,
): string[] {
  const byStatus = new Map(Object.entries(labels));
  return [...texts].flatMap(([key, text]) => {
    const status = /(?:^|\.)status\.([^.]+)$/.exec(key)?.[1];
    const label = status === undefined ? undefined : byStatus.get(status);
    return label === undefined || label === text ? [] : [`${key} says "${text}", the label is "${label}"`];
  });
}
