/** Rules from pasted JSON, in the form of the AWS CLI. Pure. */
import { readJson, type JsonFault } from '../../parts/json-text';
import { partOfJson } from './part';
import { rulesIn, type RulesReading } from './read-rules';

export type JsonRulesReading = RulesReading | { readonly jsonFault: JsonFault };

export function readRulesJson(text: string): JsonRulesReading {
  const { json, fault } = readJson(text);
  return fault ? { jsonFault: fault } : rulesIn(partOfJson(json));
}
