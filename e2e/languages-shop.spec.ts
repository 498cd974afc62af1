import type { Page } from '@playwright/test';
import { becomeCustomer, nextEmail } from './customers.ts';
import { payByUpi } from './payments.ts';
import { freshAddress, sendQuotation } from './quotations.ts';
import { expect, expectAccessible, expectWellMade, test, toast } from './support.ts';

/** No three English words in a row, but for what is marked as English and what people wrote themselves. */
async function expectNoEnglish(page: Page, written: string[] = []) {
  const texts = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('[lang^=en], noscript'))
        found.push(walker.currentNode.textContent ?? '');
    return found;
  });
  const english = texts.filter((text) => /[A-Za-z]{2,} [A-Za-z]+ [A-Za-z]{2,}/.test(text));
  expect(english.filter((text) => !written.some((own) => text.includes(own)))).toEqual([]);
}

test('a customer of the Hindi site fills the cart, says where the bill goes, pays and reads the receipt @phone', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Asha Sample', address: nextEmail('hindi-shop') });
  await page.goto('/hi/cart');
  await expect(page.getByText('आपका कार्ट खाली है।')).toBeVisible();
  await page.getByRole('button', { name: 'जोड़ें GST बिल' }).click();
  await expect(toast(page, 'GST बिल अब कार्ट में है!')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'ऑर्डर का हिसाब' });
  await summary.getByRole('group', { name: 'अवधि बदलें' }).getByText('1 महीना').click();
  await expect(summary).toContainText('1 महीने का पेमेंट एक ही बार');
  await expect(summary).toContainText('सबटोटल (1 आइटम)');
  await expectWellMade(page);
  await page.getByRole('button', { name: 'चेकआउट' }).click();
  await page.waitForURL('**/hi/checkout');

  const address = page.getByRole('form', { name: 'पता जोड़ें' });
  await address.getByRole('button', { name: 'पता सेव करें' }).click();
  await expect(address.getByText('पिन कोड 6 अंकों का होना चाहिए')).toBeVisible();
  await address.getByLabel('घर', { exact: true }).check();
  await address.getByLabel('पता', { exact: true }).fill('12 Example Lane');
  await address.getByLabel('पिन कोड').fill('400078');
  await expect(address.getByLabel('राज्य')).toHaveValue('27');
  await address.getByLabel('शहर').fill('Mumbai');
  await expectNoEnglish(page);
  await expectWellMade(page);
  await address.getByRole('button', { name: 'पता सेव करें' }).click();
  await expect(
    page.getByRole('radio', { name: /घर.*12 Example Lane, Mumbai 400078, महाराष्ट्र/ }),
  ).toBeChecked();
  const place = page.getByRole('button', { name: 'ऑर्डर करें' });
  await place.click();
  const contact = page.getByRole('form', { name: 'संपर्क की जानकारी' });
  await contact.getByLabel('मोबाइल').fill('9000000081');
  await contact.getByRole('button', { name: 'सेव करें' }).click();
  await expect(page.getByText('+91 9000000081')).toBeVisible();
  await expectNoEnglish(page, ['12 Example Lane']);

  await place.click();
  await page.waitForURL('**/hi/payment-pay/checkout/*');
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL('**/hi/success/*');
  await expect(page.getByRole('heading', { name: 'पेमेंट हो गया' })).toBeVisible();
  await page.getByRole('button', { name: 'यहीं रहें' }).click();
  await expect(page.getByRole('article')).toContainText('GST बिल, 1 महीना');
  await page.getByRole('button', { name: /^रिफंड माँगें/ }).click();
  const dialog = page.getByRole('dialog', { name: 'रिफंड माँगें' });
  await dialog.getByLabel('आपको पैसा वापस क्यों चाहिए?').fill('गलती से लिया');
  await dialog.getByRole('button', { name: 'रिक्वेस्ट भेजें' }).click();
  const story = page.getByRole('region', { name: 'रिफंड की रिक्वेस्ट' });
  await expect(story).toContainText('अभी: देखा जा रहा है');
  await expect(story).toContainText('7 कामकाजी दिनों के अंदर।');
  await expectNoEnglish(page, ['Nirmaan Web Studio']);
  await expectWellMade(page);
  await page.goto('/hi/profile?tab=profilePaymentInfo');
  const bought = page.getByRole('region', { name: 'प्लान और सर्विस' });
  await expect(bought.getByText('GST बिल', { exact: true })).toBeVisible();
  await expect(bought.getByText(/^1 महीना। .+ तक चालू।$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'पेमेंट' }).getByText('GST बिल', { exact: true })).toBeVisible();
});

test('whoever has a quotation reads it in Marathi and rejects it there; the reason reaches the office in English @phone', async ({
  page,
  request,
}) => {
  const { publicId } = await sendQuotation(request, {
    email: freshAddress(),
    intro: '',
    terms: '',
    lines: [{ title: 'Website', quantity: 1, unitPricePaise: 1_000_000, gstPercent: 18 }],
  });
  const own = ['A website for your sari shop', 'Nirmaan Web Studio', '(Place of supply)'];
  await page.goto(`/mr/quotation/${publicId}`);
  await expect(page.getByText('31 डिसेंबर 2999 पर्यंत वैध').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'PDF डाउनलोड करा' })).toHaveAttribute(
    'href',
    `/quotation/${publicId}/pdf`,
  );
  await expect(page.getByText('अकरा हजार आठशे रुपये फक्त')).toBeVisible();
  await expectNoEnglish(page, own);
  await expectWellMade(page);
  await page.getByRole('link', { name: 'नामंजूर करा', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'कोटेशन नामंजूर करा' })).toBeVisible();
  await page.getByLabel('किंमत जास्त आहे').check();
  await expectNoEnglish(page, own);
  await expectWellMade(page);
  const sent = page.waitForRequest('**/api/quotation-response');
  await page.getByRole('button', { name: 'कोटेशन नामंजूर करा' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ action: 'reject', reason: 'The price is too high' });
  await expect(page.getByText('तुमच्या उत्तराबद्दल धन्यवाद!')).toBeVisible();
  await expect(page.getByText('तुमचे उत्तर मिळाले आहे').first()).toBeVisible();
});

test('the four steps of the admission are asked in Marathi, and what is chosen stays English', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Meera Sample', address: nextEmail('marathi-admission') });
  await page.goto('/mr/admission');
  const next = page.getByRole('button', { name: 'पुढे', exact: true });
  await next.click();
  await expect(page.getByRole('alertdialog')).toContainText('कृपया सर्व माहिती भरा');
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.getByLabel('फोन', { exact: true }).fill('9000000082');
  await expectNoEnglish(page);
  await next.click();
  await page.getByLabel('पत्ता', { exact: true }).fill('4 Lake Road');
  await page.getByLabel('राज्य').selectOption({ label: 'महाराष्ट्र' });
  await expect(page.getByLabel('राज्य')).toHaveValue('Maharashtra');
  await next.click();
  await page.getByLabel('प्रोग्राम').selectOption('Website Development');
  const card = page.getByRole('listitem').filter({ hasText: 'वेबसाइट, 1 वर्ष' });
  await expect(card).toContainText('1 वर्ष, पेमेंट एकदाच. GST सह.');
  await card.getByRole('button', { name: /^निवडा/ }).click();
  await expectNoEnglish(page);
  await expectAccessible(page);
  await next.click();
  await expect(page.getByText('4 Lake Road, महाराष्ट्र, India')).toBeVisible();
  await expect(page.getByText('1 वर्ष, पेमेंट एकदाच. GST सह.')).toBeVisible();
  await expectNoEnglish(page);
});
