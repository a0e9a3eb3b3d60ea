/** Looks up interface texts whose IDs code puts together. The compiler checks that the English file has a text for every possible ID. */
import { translate } from '@docusaurus/Translate';
import type words from '../../i18n/en/code.json';

export const say = (id: keyof typeof words): string => translate({ id });
