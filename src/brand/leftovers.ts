/** Finds addresses of the default brand in a copied brand file. They would lead the operator's customers to a site that doesn't exist. */

/**
 * Returns a problem for each value that contains the default brand's domain.
 * @param data   content of the brand file
 * @param domain the default brand's domain
 * @param field  path of the field that contains the data
 */
export function leftoverProblems(data: unknown, domain: string, field = ''): string[] {
  if (typeof data === 'string')
    return data.includes(domain) ? [`${field}: ${data} is still the default brand’s; write your own, or null if there’s none`] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => leftoverProblems(value, domain, field === '' ? name : `${field}.${name}`));
}
