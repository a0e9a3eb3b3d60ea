/** `95.4 %`. @param share 0…1 */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
