import type { Locator } from '@playwright/test';
import { codeFrom, nextEmail, openForm, password, paste } from './customers.ts';
import { chooseDay, freeDay } from './bookings.ts';
import { expect, expectAccessible, test } from './support.ts';

/** English that was left standing: two words of it in a row, beside what names and addresses are made of. */
async function leftEnglish(place: Locator): Promise<string[]> {
  const text = await place.innerText();
  // The last is said to programs alone.
  const own =
    /\S+@\S+|(?:Google|Meta) Ads|Asha Example|Sample House.*|Mumbai.*|Kandivali.*|Maharashtra.*|Leave this empty/g;
  return text.replaceAll(own, '').match(/[a-z]{2,}(?: +[a-z]{2,})+/gi) ?? [];
}

test('in Marathi: signing up, the profile with every form, and no English left', async ({
  page,
  mailbox,
}) => {
  const email = nextEmail('marathi');
  await openForm(page, '/mr/new-register?next=%2Fprofile');
  const form = page.getByRole('form', { name: 'साइन अप' });
  await form.getByRole('button', { name: 'पुढे जा' }).click();
  await expect(form.getByLabel('नाव')).toHaveAccessibleDescription('नाव आवश्यक आहे');
  await expectAccessible(page);
  await form.getByLabel('नाव').fill('Asha Example');
  await form.getByLabel('ईमेल').fill(email);
  await form.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await form.getByLabel('पासवर्ड पुन्हा लिहा', { exact: true }).fill(password);
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
  await form.getByRole('button', { name: 'पुढे जा' }).click();
  await expect(page.getByText('OTP पाठवला आहे', { exact: true })).toBeVisible();
  await expect(page.getByLabel('6 पैकी अंक 1')).toBeFocused();
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
  await paste(page, await codeFrom(mailbox, email));
  await page.getByRole('button', { name: 'OTP व्हेरिफाय करा' }).click();

  await expect(page).toHaveURL(/\/mr\/profile$/);
  await expect(page.getByText('हे डिव्हाइस')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'ईमेलवर ऑफर' })).not.toBeChecked();
  await page.getByText('तुम्ही संमती दिलेले सर्व काही').click();
  await expect(page.getByText('माझे अकाउंट चालवण्यासाठी माझे नाव')).toBeVisible();
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'प्रोफाइल बदला' }).click();
  await page.getByLabel('मोबाइल').fill('90000');
  await page.getByRole('button', { name: 'सेव्ह करा' }).click();
  await expect(page.getByLabel('मोबाइल')).toHaveAccessibleDescription('फोन नंबरमध्ये 10 अंक असायला हवेत');
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
  await page.getByRole('link', { name: 'पेमेंट', exact: true }).click();
  await expect(page.getByText('अजून एकही पेमेंट नाही')).toBeVisible();
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
});

test('in Hindi: a consultation is booked in the words of the page, and its own page is in them too', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 6);
  await openForm(page, '/hi/book-consultation');
  const form = page.getByRole('form', { name: 'मुफ़्त कंसल्टेशन बुक करें' });
  await form.getByRole('button', { name: 'कंसल्टेशन बुक करें' }).click();
  await expect(form.getByLabel('नाम', { exact: true })).toHaveAccessibleDescription('कृपया अपना नाम लिखें');
  await expect(form.getByText('कृपया तारीख चुनें')).toBeVisible();
  await form.getByLabel('नाम', { exact: true }).fill('Asha Example');
  await form.getByLabel('फ़ोन').fill('9000000083');
  await chooseDay(page, date, 'hi');
  await expect(form.getByText('रविवार को बंद')).toBeVisible();
  await form.getByRole('radio', { name: 'दोपहर 3:00', exact: true }).check({ force: true });
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
  await expectAccessible(page);
  const sent = page.waitForRequest('**/book-appointment');
  await form.getByRole('button', { name: 'कंसल्टेशन बुक करें' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    date,
    time: '15:00',
    meetingType: 'call',
    dob: 'Website',
  });

  await expect(page.getByRole('heading', { name: 'आपकी अपॉइंटमेंट बुक हो गई है' })).toBeVisible();
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
  await page.getByRole('link', { name: 'समय बदलें या रद्द करें' }).click();
  await expect(page).toHaveURL(/\/hi\/appointment\//);
  await expect(page.getByRole('definition').filter({ hasText: 'दोपहर 3:00 से' })).toBeVisible();
  expect(await leftEnglish(page.locator('main'))).toEqual([]);
});

test('in Hindi: the chat asks in Hindi, and what it sends stays as the office knows it', async ({ page }) => {
  await page.goto('/hi/contact-us');
  await page.locator('form[novalidate]').waitFor();
  await page.getByRole('button', { name: 'हमसे चैट करें' }).click();
  const chat = page.getByRole('dialog', { name: 'Nirmaan सपोर्ट' });
  await chat.getByRole('button', { name: 'Google Ads' }).click();
  await expect(chat.getByText('बहुत बढ़िया! आपका नाम क्या है?')).toBeVisible();
  for (const [label, text, next] of [
    ['आपका नाम', 'Asha Example', 'धन्यवाद, Asha Example! अपना ईमेल बताएँगे?'],
    ['आपका ईमेल पता', 'chat.hindi@example.com', 'अपना मोबाइल नंबर बताएँगे?'],
    ['आपका मोबाइल नंबर', '9000000084', 'क्या आपको और कोई मदद चाहिए?'],
  ] as const) {
    await chat.getByLabel(label).fill(text);
    await chat.getByLabel(label).press('Enter');
    await expect(chat.getByText(next)).toBeVisible();
  }
  expect(await leftEnglish(chat.getByRole('log'))).toEqual([]);
  await expectAccessible(page);
  const sent = page.waitForRequest('**/inquiry');
  await chat.getByRole('button', { name: 'नहीं', exact: true }).click();
  expect(JSON.stringify((await sent).postDataJSON())).toContain('"Google Ads"');
  await expect(chat.getByText('भेजने के लिए धन्यवाद!')).toBeVisible();
});
