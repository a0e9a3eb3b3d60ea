/** A page whose code throws still leads somewhere. */
import { expect, test } from './fixtures';

test('a page that crashed has a way home', async ({ page, site, problems }) => {
  problems.expect(/broken on purpose/);
  await site.open('/integrations/');
  await page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new Error('broken on purpose');
    };
  });
  await site.main.getByRole('searchbox').or(site.main.getByRole('textbox')).first().fill('veeam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await page.getByRole('link', { name: 'Start from the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('S3 object storage');
});
