import generated from '@generated/catalogue/default/guides.json';
import { say } from '../ui/say';
import type { Category, Guide, How, Label } from './taxonomy';

export const guides = generated as readonly Guide[];

export const categoryName = (category: Category): string => say(`catalogue.category.${category}`);
export const labelName = (label: Label): string => say(`catalogue.label.${label}`);

/** Returns a short description of how a guide was checked. */
export const howName = (how: How): string => say(`catalogue.check.${how}`);
