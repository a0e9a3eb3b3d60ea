/** A pasted text of either form, as parts with their lines. Pure. */
import type { JsonPath, JsonText } from '../../parts/json-text';

export interface Part {
  /** Counts from 1. */
  readonly line: number;
  readonly content:
    | { readonly kind: 'elements'; readonly elements: readonly Element[] }
    | { readonly kind: 'list'; readonly items: readonly Part[] }
    | { readonly kind: 'value'; readonly value: string | number | boolean | null }
    /** Of XML, where a number is a text, too. */
    | { readonly kind: 'text'; readonly text: string };
}

export interface Element {
  readonly name: string;
  readonly part: Part;
}

/** @param path of the part in the text */
export function partOfJson({ value, lineOf }: JsonText, path: JsonPath = []): Part {
  const line = lineOf(path);
  const at = (step: string | number, inner: unknown): Part => partOfJson({ value: inner, lineOf }, [...path, step]);
  if (Array.isArray(value)) return { line, content: { kind: 'list', items: value.map((item: unknown, index) => at(index, item)) } };
  if (typeof value === 'object' && value !== null) {
    const elements = Object.entries(value).map(([name, inner]) => ({ name, part: at(name, inner) }));
    return { line, content: { kind: 'elements', elements } };
  }
  return { line, content: { kind: 'value', value: value as string | number | boolean | null } };
}
