export const home: Record<string, string> = {
  'Websites and marketing that bring you customers': 'वेबसाइट और मार्केटिंग, जो आपके पास ग्राहक लाएँ',
  'We build websites, shops and apps for businesses across India and bring them customers through search and social advertising. One team, from the first drawing to the monthly report.':
    'हम पूरे भारत के बिज़नेस के लिए वेबसाइट, ऑनलाइन दुकान और ऐप बनाते हैं, और सर्च व सोशल मीडिया के विज्ञापनों से उन तक ग्राहक लाते हैं। पहली ड्रॉइंग से महीने की रिपोर्ट तक, एक ही टीम।',
  'Customers find you.': 'ग्राहक आपको ढूँढ लेते हैं।',
  'Enquiries reach your phone.': 'इन्क्वायरी सीधे आपके फ़ोन पर आती है।',
  'We build websites, apps and online stores for Indian businesses, then run the search and social ads that fill them. One team, one phone number, from the first sketch to the monthly report.':
    'हम भारत के बिज़नेस के लिए वेबसाइट, ऐप और ऑनलाइन दुकान बनाते हैं, फिर सर्च और सोशल विज्ञापनों से वहाँ ग्राहक लाते हैं। एक टीम, एक फ़ोन नंबर, पहले स्केच से महीने की रिपोर्ट तक।',
  'Six ways to be found and chosen': 'दिखने और चुने जाने के छह तरीके',
  'Start with one. Most owners begin with a website or a store and add advertising once it can catch what comes.':
    'एक से शुरू कीजिए। ज़्यादातर लोग पहले वेबसाइट या दुकान बनवाते हैं, और जब वह आने वालों को सँभाल ले तब विज्ञापन जोड़ते हैं।',
  'Website Development': 'वेबसाइट डेवलपमेंट',
  'Pages that open before patience ends and turn readers into enquiries. Four to six weeks.':
    'ऐसे पेज, जो सब्र टूटने से पहले खुलें और पढ़ने वाले से इन्क्वायरी करवाएँ। चार से छह हफ़्ते।',
  'Application Development': 'ऐप डेवलपमेंट',
  'Android and iPhone apps your customers and staff open every day. Eight to twelve weeks.':
    'Android और iPhone ऐप, जिन्हें आपके ग्राहक और कर्मचारी रोज़ खोलें। आठ से बारह हफ़्ते।',
  'E-commerce Website': 'ई-कॉमर्स वेबसाइट',
  'Catalogue, basket, payment and delivery. A shop that takes orders in six to twelve days.':
    'कैटलॉग, कार्ट, पेमेंट और डिलीवरी। छह से बारह दिन में ऑर्डर लेने वाली दुकान।',
  'Digital Marketing': 'डिजिटल मार्केटिंग',
  'Search, social and e-mail under one plan, with one report you can read over tea.':
    'सर्च, सोशल मीडिया और ईमेल एक ही प्लान में, और एक रिपोर्ट जो चाय के साथ पढ़ी जा सके।',
  'Google Ads': 'Google Ads',
  'Be the first answer when somebody nearby looks for what you sell.':
    'आस-पास कोई वही ढूँढे जो आप बेचते हैं, तो पहला जवाब आप हों।',
  'Meta Ads': 'Meta Ads',
  'Reach the right streets on Facebook and Instagram, and answer while interest is warm.':
    'Facebook और Instagram पर सही मोहल्लों तक पहुँचिए, और जब तक मन हो तभी जवाब दीजिए।',
  'The people who draw it are the people you call': 'जो बनाते हैं, फ़ोन पर भी वही मिलते हैं',
  'We started with one rule: a website is finished when it has brought its owner business. Designers, developers and ad people sit at one table here, so what is promised on Monday is on the board by Tuesday.':
    'हमने एक नियम से शुरुआत की थी: वेबसाइट तब पूरी होती है जब मालिक को उससे काम मिले। यहाँ डिज़ाइनर, डेवलपर और विज्ञापन वाले एक ही मेज़ पर बैठते हैं, इसलिए सोमवार को किया वादा मंगलवार तक बोर्ड पर होता है।',
  'customer satisfaction': 'ग्राहकों की संतुष्टि',
  years: 'साल',
  Specialists: 'जानकार लोग',
  'Happy clients': 'खुश ग्राहक',
  'Successful cases': 'सफल काम',
  Awards: 'पुरस्कार',
  'Ready software, priced by the feature': 'तैयार सॉफ़्टवेयर, हर फ़ीचर का अपना दाम',
  'Six products with ten features each. Pick what you need and watch the price add up as you go.':
    'छह सॉफ़्टवेयर, हर एक में दस फ़ीचर। जो चाहिए चुनिए और साथ-साथ दाम जुड़ता देखिए।',
  'Ecommerce Software': 'ई-कॉमर्स सॉफ़्टवेयर',
  'Products, stock, basket, secure checkout, order tracking, coupons.':
    'प्रोडक्ट, स्टॉक, कार्ट, सुरक्षित पेमेंट, ऑर्डर ट्रैकिंग, कूपन।',
  'Multi Vendor': 'मल्टी वेंडर',
  'Many sellers under one roof: their stock, your commission, their payouts.':
    'एक छत के नीचे कई वेंडर: स्टॉक उनका, कमीशन आपका, और उनका पेमेंट समय पर।',
  'OTT Platform': 'OTT प्लेटफ़ॉर्म',
  'Your films and lessons on every screen, with plans, profiles and watchlists.':
    'आपके वीडियो और क्लास हर स्क्रीन पर, प्लान, प्रोफ़ाइल और वॉचलिस्ट के साथ।',
  'CRM Software': 'CRM सॉफ़्टवेयर',
  'Every customer, call and quotation in one place, and what to do next.':
    'हर ग्राहक, कॉल और कोटेशन एक जगह, और आगे क्या करना है वह भी।',
  'Staff Management': 'स्टाफ़ मैनेजमेंट',
  'Attendance, shifts, leave, payroll and reviews without the muster book.':
    'हाज़िरी, शिफ़्ट, छुट्टी, सैलरी और काम का रिव्यू, बिना रजिस्टर के।',
  'Login/Logout': 'लॉगिन/लॉगआउट',
  'One safe door for all your tools: codes, social login, roles and history.':
    'आपके सब टूल के लिए एक सुरक्षित दरवाज़ा: OTP, सोशल लॉगिन, रोल और हिस्ट्री।',
  'Shops, clinics and schools that work with us': 'दुकानें, क्लिनिक और स्कूल जो हमारे साथ काम करते हैं',
  'A fast website that explains your business and brings enquiries. Four to six weeks.':
    'तेज़ वेबसाइट, जो आपका काम समझाए और इन्क्वायरी लाए। चार से छह हफ़्ते।',
  'Android and iOS apps for your customers or your staff. Eight to twelve weeks.':
    'आपके ग्राहकों या कर्मचारियों के लिए Android और iOS ऐप। आठ से बारह हफ़्ते।',
  'An online shop with payments, stock and delivery, ready in six to twelve days.':
    'पेमेंट, स्टॉक और डिलीवरी वाली ऑनलाइन दुकान, छह से बारह दिन में तैयार।',
  'Search, social and e-mail work with one plan and one monthly report.':
    'सर्च, सोशल मीडिया और ईमेल का काम, एक प्लान और महीने की एक रिपोर्ट के साथ।',
  'Campaigns that show you to people who are searching for what you sell.':
    'ऐसे कैंपेन, जो आपको उन लोगों को दिखाएँ जो वही ढूँढ रहे हैं जो आप बेचते हैं।',
  'Facebook and Instagram campaigns built around pictures and short films.':
    'फ़ोटो और छोटे वीडियो पर बने Facebook और Instagram कैंपेन।',
  'Real Estate': 'रियल एस्टेट',
  'Project websites and lead follow-up for builders and brokers.':
    'बिल्डरों और ब्रोकरों के लिए प्रोजेक्ट वेबसाइट और लीड का फ़ॉलो-अप।',
};
