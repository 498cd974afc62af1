export const metaAds: Record<string, string> = {
  'Facebook and Instagram advertising with pictures and short films, aimed at the right streets, answered on WhatsApp.':
    'फ़ोटो और छोटे वीडियो वाले Facebook और Instagram विज्ञापन, सही गलियों तक, जवाब WhatsApp पर।',
  'Stop the thumb, start the chat': 'अँगूठा रुके, बात शुरू हो',
  'On Facebook and Instagram nobody is looking for you. A good picture stops them, one sentence says why, and the message arrives on your WhatsApp.':
    'Facebook और Instagram पर कोई आपको नहीं ढूँढ रहा। अच्छी फ़ोटो रोकती है, एक वाक्य बताता है क्यों, और मैसेज आपके WhatsApp पर आता है।',
  '3 films': '3 वीडियो',
  'made in the first week, on a phone, at your shop': 'पहले हफ़्ते में, फ़ोन से, आपकी दुकान पर बने',
  '15 minutes': '15 मिनट',
  'is how soon a message should be answered': 'में मैसेज का जवाब मिल जाना चाहिए',
  'Why a business needs Meta Ads': 'बिज़नेस को Meta Ads क्यों चाहिए',
  'People buy what they see': 'लोग वही खरीदते हैं जो देखते हैं',
  'A cake, a lehenga, a finished kitchen. Nobody searches for it until they have seen it.':
    'केक, लहँगा, बनी हुई रसोई। देखने से पहले इन्हें कोई नहीं ढूँढता।',
  'Your streets, your people': 'आपकी गलियाँ, आपके लोग',
  'Parents within four kilometres. Engaged couples in Pune. You choose, and pay for no one else.':
    'चार किलोमीटर के माता-पिता। पुणे के सगाई वाले जोड़े। चुनते आप हैं, और किसी और का पैसा नहीं देते।',
  'The answer is one tap away': 'जवाब एक टैप दूर है',
  'No form and no new page: the conversation opens on WhatsApp with your name on it.':
    'न फ़ॉर्म, न नया पेज: बात सीधे WhatsApp पर खुलती है, आपके नाम के साथ।',
  'Those who looked can be reminded': 'जिन्होंने देखा, उन्हें याद दिलाया जा सकता है',
  'Most people need a second look. It costs less than the first one.':
    'ज़्यादातर लोग दूसरी बार देखकर ही लेते हैं। दूसरी बार का खर्च पहली से कम होता है।',
  'A week in six steps, every week': 'हर हफ़्ते, छह स्टेप में',
  'Who buys from you, what stops them, and which pictures of your competitors run for months.':
    'आपसे कौन खरीदता है, उन्हें क्या रोकता है, और मुकाबले वालों की कौन सी फ़ोटो महीनों चलती हैं।',
  'One offer, two groups of people, three pictures or films for each.':
    'एक ऑफ़र, दो तरह के लोग, हर एक के लिए तीन फ़ोटो या वीडियो।',
  'We film at your place on a phone, cut to fifteen seconds, with words on the screen.':
    'हम आपकी जगह पर फ़ोन से वीडियो बनाते हैं, पंद्रह सेकंड का, स्क्रीन पर लिखे शब्दों के साथ।',
  'Every morning: which picture stops people, which only costs.':
    'हर सुबह: कौन सी फ़ोटो लोगों को रोकती है, कौन सी सिर्फ़ खर्च कराती है।',
  Answering: 'जवाब देना',
  'Ready answers and a rota, so that a message does not wait overnight.':
    'तैयार जवाब और बारी तय, ताकि कोई मैसेज रात भर न रुके।',
  Scaling: 'बढ़ाना',
  'What works gets more money, in small steps; what tires is replaced.':
    'जो चले उसे थोड़ा-थोड़ा करके ज़्यादा पैसा। जो थक जाए उसकी जगह नया।',
  'Pictures, people, prices': 'फ़ोटो, लोग, दाम',
  'Is boosting a post not the same?': 'क्या पोस्ट बूस्ट करना वही नहीं है?',
  'A boosted post buys likes. A campaign is aimed at messages, calls or orders, shows several pictures and stops those that do not work.':
    'बूस्ट की हुई पोस्ट लाइक खरीदती है। कैंपेन मैसेज, कॉल या ऑर्डर के लिए होता है, कई फ़ोटो दिखाता है और जो न चलें उन्हें बंद करता है।',
  'What should I spend?': 'कितना खर्च करना चाहिए?',
  'For one town, ₹300 to ₹800 a day gives an answer within two weeks. The limit is fixed, and nothing is spent above it.':
    'एक शहर के लिए ₹300 से ₹800 रोज़ में दो हफ़्ते में जवाब मिल जाता है। सीमा तय होती है, उससे ऊपर कुछ खर्च नहीं होता।',
  'I have no good photographs.': 'मेरे पास अच्छी फ़ोटो नहीं हैं।',
  'You have a shop and we have phones. An hour at your place gives material for a month, and plain pictures often do better than polished ones.':
    'आपके पास दुकान है और हमारे पास फ़ोन। आपकी जगह पर एक घंटे में महीने भर का काम हो जाता है, और सादी फ़ोटो अक्सर चमकाई हुई से अच्छी चलती हैं।',
  'Who answers the messages?': 'मैसेज का जवाब कौन देता है?',
  'You do, because nobody knows your goods better. We prepare the ten most common answers and show you how to send them with two taps.':
    'आप, क्योंकि अपने प्रोडक्ट आप ही सबसे अच्छे से जानते हैं। हम दस आम जवाब तैयार करते हैं और दो टैप में भेजना सिखाते हैं।',
  'Can you reach people who visited my website?': 'क्या उन लोगों तक पहुँच सकते हैं जो मेरी वेबसाइट पर आए थे?',
  'Yes, if they agreed to it there. We ask for that consent properly and count nobody who said no.':
    'हाँ, अगर वहाँ उन्होंने हामी भरी हो। हम यह इजाज़त ठीक से लेते हैं और जिसने मना किया उसे नहीं गिनते।',
  'Facebook or Instagram?': 'Facebook या Instagram?',
  'The same campaign runs on both and moves the money to where messages cost less. You see the split in the report.':
    'वही कैंपेन दोनों पर चलता है और पैसा वहाँ जाता है जहाँ मैसेज सस्ते पड़ें। बँटवारा आप रिपोर्ट में देखते हैं।',
  'Send us three photographs of your work': 'अपने काम की तीन फ़ोटो भेजिए',
  'We turn one of them into an advertisement and show you on a call whom we would send it to.':
    'हम उनमें से एक को विज्ञापन बनाते हैं और कॉल पर दिखाते हैं कि किसे भेजेंगे।',
  'Advertisements of the kind we make': 'हम ऐसे विज्ञापन बनाते हैं',
  'A bakery before Christmas': 'क्रिसमस से पहले बेकरी',
  'One cake, cut on camera, and a date until which to order.':
    'एक केक, कैमरे पर कटता हुआ, और ऑर्डर की आखिरी तारीख।',
  'A bridal boutique': 'दुल्हन के कपड़ों की दुकान',
  'Five swipes from cloth to wedding day.': 'कपड़े से शादी के दिन तक, पाँच स्वाइप।',
  'A gym in January': 'जनवरी में जिम',
  'A trial week within three kilometres.': 'तीन किलोमीटर के अंदर वालों को एक हफ़्ता ट्रायल।',
  'A nursery': 'नर्सरी',
  'Which plant lives on a dark balcony? The answer is in the film.':
    'अँधेरी बालकनी में कौन सा पौधा जीता है? जवाब वीडियो में।',
  'A kitchen maker': 'मॉड्यूलर किचन वाले',
  'Before and after, same corner, same light.': 'पहले और बाद में, वही कोना, वही रोशनी।',
};
