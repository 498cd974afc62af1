export const websiteDevelopment: Record<string, string> = {
  'Website development': 'वेबसाइट डेवलपमेंट',
  'A fast website in plain words that turns readers into enquiries. Ready in 4 to 6 weeks, 8 to 12 for complex ones.':
    'सीधे शब्दों वाली तेज़ वेबसाइट, जो पढ़ने वालों से इन्क्वायरी लाए। 4 से 6 हफ़्ते में तैयार, बड़ी हो तो 8 से 12।',
  'A website that answers before your phone does': 'ऐसी वेबसाइट जो आपके फ़ोन से पहले जवाब दे',
  'People decide about you in the time a kettle takes. We build pages that open at once on a cheap phone, say what you sell, and bring the enquiry to you.':
    'चाय उबलने जितनी देर में लोग आपके बारे में राय बना लेते हैं। हम ऐसे पेज बनाते हैं जो सस्ते फ़ोन पर भी तुरंत खुलें, बताएँ कि आप क्या बेचते हैं, और इन्क्वायरी आप तक लाएँ।',
  '4–6 weeks': '4–6 हफ़्ते',
  'from first call to live, for most websites': 'पहली कॉल से चालू होने तक, ज़्यादातर वेबसाइटों में',
  '8–12 weeks': '8–12 हफ़्ते',
  'for large ones with logins, bookings or imports': 'लॉगिन, बुकिंग या पुराने डेटा वाली बड़ी वेबसाइटों में',
  'Why a business needs its own website': 'बिज़नेस को अपनी वेबसाइट क्यों चाहिए',
  'You are looked up before you are called': 'फ़ोन करने से पहले लोग आपको ढूँढते हैं',
  'Somebody hears your name and types it in. If nothing comes up, the next shop gets the call.':
    'किसी ने आपका नाम सुना और टाइप किया। कुछ न मिले तो फ़ोन अगली दुकान को जाता है।',
  'It works on Sundays': 'यह रविवार को भी काम करती है',
  'Prices, timings, photographs and an enquiry form, at half past eleven at night, without anybody awake.':
    'दाम, समय, फ़ोटो और इन्क्वायरी का फ़ॉर्म, रात साढ़े ग्यारह बजे भी, बिना किसी के जागे।',
  'It belongs to you': 'यह आपकी अपनी है',
  'A page on somebody else’s app can change its rules tomorrow. Your domain and your pages stay yours.':
    'किसी और के ऐप पर बना पेज कल अपने नियम बदल सकता है। आपका डोमेन और आपके पेज आपके ही रहते हैं।',
  'Every advertisement needs a place to land': 'हर विज्ञापन को पहुँचने की जगह चाहिए',
  'Paid clicks are wasted on a slow page. A good one turns more of the same visitors into enquiries.':
    'धीमे पेज पर पैसे देकर लाए क्लिक बेकार जाते हैं। अच्छा पेज उन्हीं लोगों में से ज़्यादा इन्क्वायरी लाता है।',
  'Six steps, one person to call': 'छह स्टेप, कॉल करने को एक ही नंबर',
  Planning: 'प्लानिंग',
  'One sitting: whom you sell to, what they ask first, and which pages answer it.':
    'एक मीटिंग: आप किसे बेचते हैं, वे पहले क्या पूछते हैं, और कौन से पेज उसका जवाब देंगे।',
  Design: 'डिज़ाइन',
  'You see the home page on a phone before anything is built, and change it until it is right.':
    'कुछ भी बनने से पहले आप होम पेज फ़ोन पर देखते हैं, और ठीक होने तक बदलवाते हैं।',
  Development: 'डेवलपमेंट',
  'We build the pages, connect forms, maps and WhatsApp, and show you progress every Friday.':
    'हम पेज बनाते हैं, फ़ॉर्म, नक्शा और WhatsApp जोड़ते हैं, और हर शुक्रवार काम दिखाते हैं।',
  Testing: 'टेस्टिंग',
  'On old phones, slow networks, by keyboard and with a screen reader. You try it too.':
    'पुराने फ़ोन पर, धीमे नेटवर्क पर, कीबोर्ड से और स्क्रीन रीडर से। आप भी आज़माते हैं।',
  Deployment: 'चालू करना',
  'Domain, e-mail, certificate and search engines are set up. The old address leads to the new one.':
    'डोमेन, ईमेल, सर्टिफ़िकेट और सर्च इंजन तैयार किए जाते हैं। पुराना लिंक नए पर ले जाता है।',
  Maintenance: 'देखभाल',
  'Backups, updates and small changes every month, and a person who knows your site.':
    'हर महीने बैकअप, अपडेट और छोटे बदलाव, और हमारी टीम जो आपकी साइट जानती है।',
  Features: 'फ़ीचर',
  'What is in it': 'इसमें क्या है',
  'What owners ask us first': 'मालिक हमसे पहले क्या पूछते हैं',
  'How long does a website take?': 'वेबसाइट में कितना समय लगता है?',
  'Most websites take 4 to 6 weeks from the first call to the day they go live. Complex ones, with logins, bookings or data brought over from another system, take 8 to 12 weeks. You get the dates in writing before we begin.':
    'ज़्यादातर वेबसाइटें पहली कॉल से चालू होने तक 4 से 6 हफ़्ते लेती हैं। लॉगिन, बुकिंग या दूसरे सिस्टम का डेटा हो तो 8 से 12 हफ़्ते। शुरू करने से पहले तारीखें आपको लिखकर मिलती हैं।',
  'What does it cost?': 'खर्च कितना होगा?',
  'It depends on the number of pages and on what they have to do. After one call you get a fixed price with each part listed, so that you can leave parts out. It changes only if you change what you ask for.':
    'यह पेजों की गिनती और उनके काम पर है। एक कॉल के बाद आपको तय दाम मिलता है, हर हिस्सा अलग लिखा हुआ, ताकि आप कुछ हिस्से छोड़ सकें। दाम तभी बदलता है जब आपकी माँग बदले।',
  'Do I need to have the text and the photographs ready?': 'क्या टेक्स्ट और फ़ोटो मुझे तैयार रखने होंगे?',
  'No. Tell us about the business on a call and we write the first draft. Photographs of your own place are better than any we could buy; a recent phone in daylight is good enough.':
    'नहीं। कॉल पर अपने काम के बारे में बताइए, पहला ड्राफ़्ट हम लिखते हैं। आपकी अपनी जगह की फ़ोटो खरीदी हुई फ़ोटो से अच्छी होती हैं। नया फ़ोन और दिन की रोशनी काफ़ी है।',
  'Will it work on phones?': 'क्या यह फ़ोन पर चलेगी?',
  'Phones come first. We design for a 360-pixel screen, test on inexpensive Android phones, and then see to it that tablets and desktops look right as well.':
    'फ़ोन सबसे पहले। हम 360 पिक्सेल की स्क्रीन के लिए बनाते हैं, सस्ते Android फ़ोन पर जाँचते हैं, फिर देखते हैं कि टैबलेट और कंप्यूटर पर भी ठीक दिखे।',
  'Can I change the pages myself?': 'क्या पेज खुद बदल सकते हैं?',
  'Yes. Texts, pictures, prices and articles are changed in a back office that needs no technical knowledge. We show you how in half an hour.':
    'हाँ। टेक्स्ट, फ़ोटो, दाम और लेख बैक ऑफ़िस में बदले जाते हैं, जिसके लिए तकनीक जानना ज़रूरी नहीं। आधे घंटे में हम सिखा देते हैं।',
  'Will people find it on Google?': 'क्या लोगों को यह Google पर मिलेगी?',
  'The technical part is included: clean addresses, titles, a sitemap, speed, and your business details as search engines read them. How high you rank also depends on your competition and on what you publish later; nobody can promise a position.':
    'तकनीकी हिस्सा इसमें है: साफ़ लिंक, टाइटल, साइटमैप, रफ़्तार, और आपके बिज़नेस की जानकारी जैसे सर्च इंजन पढ़ते हैं। आप कितने ऊपर आते हैं, यह मुकाबले पर और आगे आप क्या छापते हैं इस पर भी है। जगह का वादा कोई नहीं कर सकता।',
  'Who owns the website?': 'वेबसाइट किसकी होती है?',
  'You have a licence to use it until the last payment. After full payment the ownership of the code passes to you by a written agreement. The domain is registered in your name from the first day.':
    'आखिरी पेमेंट तक आपको इस्तेमाल का लाइसेंस मिलता है। पूरा पेमेंट होने पर कोड का मालिकाना हक लिखित करार से आपका हो जाता है। डोमेन पहले दिन से आपके नाम पर होता है।',
  'I have an old website. What happens to it?': 'मेरी पुरानी वेबसाइट है। उसका क्या होगा?',
  'We bring over what is worth keeping and point every old address to its new page, so that links, bookmarks and your place in search results are not lost.':
    'जो रखने लायक है हम ले आते हैं और हर पुराने लिंक को नए पेज पर भेजते हैं, ताकि लिंक, बुकमार्क और सर्च में आपकी जगह न जाए।',
  'Where is it hosted, and is it safe?': 'यह कहाँ रखी जाती है, और क्या सुरक्षित है?',
  'On servers in India, with an encrypted connection, daily backups and updates. If hosting with somebody else suits you better, we set it up there.':
    'भारत के सर्वर पर, एन्क्रिप्टेड कनेक्शन, रोज़ के बैकअप और अपडेट के साथ। किसी और के यहाँ होस्टिंग चाहिए तो हम वहाँ लगा देते हैं।',
  'What happens after it goes live?': 'चालू होने के बाद क्या होता है?',
  'We watch it for the first month and mend what shows up. After that, maintenance is a small monthly amount with backups, updates and a set number of changes. You can stop at the end of any month.':
    'पहले महीने हम नज़र रखते हैं और जो दिखे ठीक करते हैं। उसके बाद देखभाल की छोटी सी मासिक रकम है, जिसमें बैकअप, अपडेट और तय गिनती के बदलाव हैं। किसी भी महीने के आखिर में बंद कर सकते हैं।',
  'Show us your present website, or none': 'अपनी अभी की वेबसाइट दिखाइए, न हो तो भी चलेगा',
  'Ten minutes on the phone are enough for us to say what we would build, by when and for how much.':
    'फ़ोन पर दस मिनट काफ़ी हैं यह बताने के लिए कि हम क्या बनाएँगे, कब तक और कितने में।',
  'Websites of the kind we build': 'हम ऐसी वेबसाइटें बनाते हैं',
  'A dental clinic': 'दाँतों का क्लिनिक',
  'Appointment on the first screen, doctors and fees on the second.':
    'पहली स्क्रीन पर अपॉइंटमेंट, दूसरी पर डॉक्टर और फ़ीस।',
  'A coaching class': 'कोचिंग क्लास',
  'Batches, results and a form for a trial lesson.': 'बैच, नतीजे और ट्रायल क्लास का फ़ॉर्म।',
  'A tour desk': 'टूर वाले',
  'Twelve trips with dates, fares and a call button that follows you.':
    'तारीख और किराए के साथ बारह ट्रिप, और साथ चलने वाला कॉल बटन।',
  'A caterer': 'कैटरर',
  'Three menus, a price per plate and a WhatsApp link with the date filled in.':
    'तीन मेन्यू, प्लेट का दाम और तारीख भरा हुआ WhatsApp लिंक।',
  'A hardware dealer': 'हार्डवेयर की दुकान',
  'Nine hundred parts to search, and a list to send for a quotation.':
    'ढूँढने को नौ सौ पुर्ज़े, और कोटेशन के लिए भेजने की लिस्ट।',
};
