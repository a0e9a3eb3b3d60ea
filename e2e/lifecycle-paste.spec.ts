/** The lifecycle builder reads an existing configuration, or reports the line and cause of an error. */
import { expect, test } from './fixtures';
import { builder, field, json, open, paste, xml } from './lifecycle';

test.describe('a pasted configuration', () => {
  test('in JSON is read into the form', async ({ page, site }) => {
    await open(page, site);
    await paste(
      page,
      '{"Rules": [{"ID": "a", "Status": "Disabled", "Filter": {"Prefix": "x/"}, "Expiration": {"Date": "2030-01-31T00:00:00+00:00"}}]}',
    );
    await expect(builder(page).getByText('The form now contains one rule.')).toBeVisible();
    await expect(field(page, 'Prefix')).toHaveValue('x/');
    await expect(field(page, 'Date').first()).toHaveValue('2030-01-31');
    await expect(builder(page).getByRole('checkbox', { name: 'The rule is enabled' })).not.toBeChecked();
  });

  test('with transitions is read without them, and they are named', async ({ page, site }) => {
    await open(page, site);
    await paste(
      page,
      '{"Rules": [{"Status": "Enabled", "Filter": {}, "Expiration": {"Days": 365},\n"Transitions": [{"Days": 30, "StorageClass": "GLACIER"}]}]}',
    );
    const status = builder(page).getByRole('status').filter({ hasText: 'The form now contains one rule.' });
    await expect(status).toContainText('has no storage classes: Transitions (line 2).');
    await builder(page).getByRole('combobox', { name: 'Service' }).selectOption('other');
    await expect(status).toContainText('the builder has no fields for storage classes: Transitions (line 2).');
  });

  test('in XML too', async ({ page, site }) => {
    await open(page, site);
    const rule =
      '<Rule><Status>Enabled</Status><Filter><And><Prefix>a&amp;b/</Prefix><Tag><Key>k</Key><Value>v</Value></Tag></And></Filter>';
    await paste(
      page,
      `<LifecycleConfiguration>${rule}<AbortIncompleteMultipartUpload><DaysAfterInitiation>7</DaysAfterInitiation></AbortIncompleteMultipartUpload></Rule></LifecycleConfiguration>`,
    );
    await expect(field(page, 'JSON or XML')).toHaveAccessibleDescription(/Line 1: Rule 1: unfinished uploads can’t be selected by tag/);
    await field(page, 'JSON or XML').fill(
      `<LifecycleConfiguration>\n${rule}<Expiration><Days>9</Days></Expiration></Rule>\n</LifecycleConfiguration>`,
    );
    await builder(page).getByRole('button', { name: 'Load into the form' }).click();
    await expect(field(page, 'Prefix')).toHaveValue('a&b/');
    await expect(field(page, 'Tags the object must have')).toHaveValue('k=v');
    await expect(xml(page)).toContainText('<Prefix>a&amp;b/</Prefix>');
  });

  test('that is wrong is answered next to the field, which has room for several lines, and the form stays', async ({ page, site }) => {
    await open(page, site);
    await builder(page).getByText('Start from an existing configuration').click();
    await expect.poll(async () => (await field(page, 'JSON or XML').boundingBox())?.height).toBeGreaterThan(150);
    for (const [text, message] of [
      ['', /Paste the JSON text here/],
      ['{\n  "Rules": [,]\n}', /Line 2: A value is missing/],
      ['{"Rules": [\n{"Status": "Enabled", "Filter": {},\n"Expiration": {"Days": "10"}}]}', /Line 3: Days must be a number in digits/],
      ['<LifecycleConfiguration>\n<Rule>\n</Rules>', /Line 3: This isn’t valid XML/],
      ['<LifecycleConfiguration>\n<Rule><ID>a & b</ID>', /Line 2: In XML, write &amp;/],
    ] as const) {
      await field(page, 'JSON or XML').fill(text);
      await builder(page).getByRole('button', { name: 'Load into the form' }).click();
      await expect(field(page, 'JSON or XML'), text).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'JSON or XML'), text).toHaveAccessibleDescription(message);
      await expect(field(page, 'Name (ID)'), text).toHaveValue('trim-old-versions');
      await expect(json(page), text).toContainText('"NoncurrentDays": 10');
    }
  });
});
