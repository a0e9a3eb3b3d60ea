/** Images: a text for who cannot see them. That the file is there, has a size and is the site's own, the build and its checks see to. */
import { elementsOf, lineOf, nodesOf } from '../../content';
import { attributeOf } from '../../lib/jsx-element';
import type { Check } from './types';

export const images: Check = ({ tree }) =>
  [
    ...nodesOf(tree, 'image').filter(({ alt }) => !alt?.trim()),
    ...elementsOf(tree, 'img').filter((image) => attributeOf(image, 'alt') === undefined),
  ].map((image) => ({ line: lineOf(image), message: 'image has no alternative text', hint: 'say in words what it shows' }));
