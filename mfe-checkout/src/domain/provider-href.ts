/** Address of a page that a provider shows. A path is a page of the site, whose origin is empty on the site itself. */
export function providerHref(providerUrl: string, siteOrigin: string): string {
  return providerUrl.startsWith('/') ? siteOrigin + providerUrl : providerUrl;
}
