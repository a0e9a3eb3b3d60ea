/** Converts between the values of a form's fields and the URL. */

type Field = HTMLInputElement | HTMLSelectElement;

export const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('input, select')];

/** @returns the form's values by field name, without fields that don't restrict the list */
export function wantedBy(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const { name, value } of form.querySelectorAll<Field>('select, [type=search], input:checked'))
    if (value.trim() !== '') wanted.append(name, value.trim());
  return wanted;
}

/**
 * Fills in the form. A field that already has the right text isn't changed, so that a word that is being composed isn't interrupted. If an
 * option doesn't exist, the first option is selected.
 */
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
