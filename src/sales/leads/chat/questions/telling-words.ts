import { soughtWords, stemOf, wordsIn } from '#content/site-search/search-words.ts';

const setOf = (text: string) => new Set(wordsIn(text).map(({ word }) => word));

/** What people say around a question. */
const filler = setOf(
  `about any anything bhai could did does dear every get give got had has have hello hi hey if just know let like make
  many may me mean mine more much need no not now ok one only please pls really see she he so some sir madam tell than
  thank thanks them then there these they thing things those too us use want was were without would yes your yours
  कितना कितनी कितने किती मुझे मेरा मेरी मेरे आपका आपकी आपके अपने कृपया बताइए बताएं बताओ चाहिए सकते सकता सकती करते करना होगा होता होती था थी वाला कौन कहां कब क्यों कुछ बहुत जी अगर तब ने इस उस
  मला माझा माझी माझे तुमचा तुमची तुमचे आपला आपली कृपया सांगा पाहिजे हवे हवी हवा शकता शकतो शकते करता करायचे होईल होते कोण कुठे केव्हा का काही खूप जर तर ने या त्या आम्हाला तुम्हाला`,
);

/** `apps`: too short for the search to see it. */
const shortPlural = /^([a-z]{2}[^s])s$/;

/** The words that say what a question is about; none where it is nothing but talk. */
export const tellingWords = (question: string): string[] =>
  soughtWords(question)
    .map((word) => word.replace(shortPlural, '$1'))
    .filter((word) => !filler.has(word) && ([...word].length > 1 || /\d/.test(word)));

/** What makes two questions the same, whatever order and form their words have. */
export const soughtOf = (question: string): string => {
  const telling = tellingWords(question);
  const words = telling.length > 0 ? telling : wordsIn(question).map(({ word }) => word);
  return [...new Set(words.map(stemOf))].toSorted().join(' ');
};

const ofPrices = setOf(
  `budget charge charges cheap cost costing costs expensive fee fees package packages paise plan plans price prices
  pricing quote quotation rate rates rs rupee rupees
  कीमत कीमतें दाम खर्च खर्चा लागत रेट शुल्क फीस पैसे रुपये रुपए प्लान प्राइस पैकेज चार्ज
  किंमत किमती किंमती दर दरात शुल्क फी पैसे रुपये प्लॅन पॅकेज खर्च`,
);

const priceStems = new Set([...ofPrices].map(stemOf));

/** Whether a word says that a price is asked for, and not of what. */
export const isOfPrices = (word: string): boolean => priceStems.has(stemOf(word));

/** Whether it asks what something costs. */
export const asksForPrice = (question: string): boolean =>
  /₹|how much|कितने (?:का|की|के|में)|किती (?:रुपये|पैसे|लागेल|येईल|ला)/iu.test(question) ||
  wordsIn(question).some(({ word }) => isOfPrices(word));

const ofContact = setOf(
  `address contact email hours located location office phone timing timings
  पता संपर्क फोन नंबर ईमेल दफ्तर ऑफिस
  पत्ता कार्यालय`,
);

/** Whether it asks where we are, when, or how to reach us. */
export const asksForContact = (question: string): boolean =>
  wordsIn(question).some(({ word }) => ofContact.has(word));
