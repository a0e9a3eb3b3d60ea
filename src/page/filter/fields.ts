/** What a form asks for, as the address holds it. */

type Field = HTMLInputElement | HTMLSelectElement;

export const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('input, select')];

/** @returns values by the names of fields; a field that asks for nothing is not in it */
export function wantedBy(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const { name, value } of form.querySelectorAll<Field>('select, [type=search], input:checked'))
    if (value.trim() !== '') wanted.append(name, value.trim());
  return wanted;
}

/** Texts that are the same stay, so that a word goes on that the keyboard composes. A choice that does not exist is the first one. */
export function fill(form: HTMLFormElement, wanted: URLSearchParams): void {
  for (const field of fieldsOf(form)) {
    const values = wanted.getAll(field.name);
    if (field instanceof HTMLSelectElement) {
      field.value = values[0] ?? '';
      if (!field.value) field.selectedIndex = 0;
    } else if (field.type === 'checkbox') field.checked = values.includes(field.value);
    else {
      const text = (values[0] ?? '').slice(0, field.maxLength);
      if (field.value.trim() !== text) field.value = text;
    }
  }
}
