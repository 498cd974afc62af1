export const eCommerce: Record<string, string> = {
  'Online store in 6 to 12 days': '6 से 12 दिन में ऑनलाइन दुकान',
  'An online shop with payments, stock and delivery, 27 features, ready in 6 to 12 days. Introductory price ₹999 a month.':
    'पेमेंट, स्टॉक और डिलीवरी वाली ऑनलाइन दुकान, 27 फ़ीचर, 6 से 12 दिन में तैयार। शुरुआती दाम ₹999/महीना।',
  'Your shop, open all night': 'आपकी दुकान, रात भर खुली',
  'Catalogue, basket, UPI, courier and GST invoice, set up with your first products and handed over working. You sell; the shop keeps the books.':
    'कैटलॉग, कार्ट, UPI, कूरियर और GST बिल, आपके पहले प्रोडक्ट के साथ तैयार करके चालू हालत में सौंपते हैं। आप बेचिए, हिसाब दुकान खुद रखती है।',
  '6–12 days': '6–12 दिन',
  'to build': 'बनने में',
  'features, all included': 'फ़ीचर, सब इसी में',
  'a month, introductory price, for the whole store with all 27 features':
    'हर महीने, शुरुआती दाम, सभी 27 फ़ीचर वाली पूरी दुकान के लिए',
  'Why a shop needs its own online store': 'दुकान को अपनी ऑनलाइन दुकान क्यों चाहिए',
  'No commission on your own customers': 'अपने ग्राहकों पर कोई कमीशन नहीं',
  'On a marketplace every order is shared. Your regulars can just as well order from you.':
    'मार्केटप्लेस पर हर ऑर्डर में हिस्सा जाता है। आपके पक्के ग्राहक सीधे आपसे भी मँगा सकते हैं।',
  'Orders without phone calls': 'बिना फ़ोन के ऑर्डर',
  'Size, colour, address and payment come in one go. Nobody writes them on the back of a bill.':
    'साइज़, रंग, पता और पेमेंट एक साथ आते हैं। किसी को बिल के पीछे नहीं लिखना पड़ता।',
  'Sell beyond your street': 'अपनी गली से आगे बेचिए',
  'Couriers reach nineteen thousand pin codes. Your jars and kurtas can, too.':
    'कूरियर उन्नीस हज़ार पिन कोड तक पहुँचते हैं। आपके अचार और कुर्ते भी पहुँच सकते हैं।',
  'You learn what sells': 'पता चलता है कि क्या बिकता है',
  'What was looked at, left in the basket and bought, by week. Buy stock by that and not by feeling.':
    'क्या देखा गया, क्या कार्ट में छूटा और क्या बिका, हफ़्ते के हिसाब से। स्टॉक अंदाज़े से नहीं, इससे खरीदिए।',
  'Ready in 6 to 12 days': '6 से 12 दिन में तैयार',
  Discovery: 'समझना',
  'What you sell, how it is packed, sent and returned. You send a list and some photographs.':
    'आप क्या बेचते हैं, कैसे पैक होता, भेजा और लौटाया जाता है। आप लिस्ट और कुछ फ़ोटो भेजिए।',
  'Your colours and your name on a shop front that has been tested on small phones.':
    'आपके रंग और आपका नाम, ऐसी दुकान पर जो छोटे फ़ोन पर जाँची हुई है।',
  'Products, categories, prices, taxes and delivery charges are put in.':
    'प्रोडक्ट, कैटेगरी, दाम, टैक्स और डिलीवरी का खर्च भरा जाता है।',
  Integration: 'जोड़ना',
  'Payments, courier, WhatsApp and invoices are connected with accounts in your name.':
    'पेमेंट, कूरियर, WhatsApp और बिल आपके नाम के अकाउंट से जोड़े जाते हैं।',
  'We order, pay, cancel and return, until each of them has gone well twice.':
    'हम ऑर्डर करते हैं, पेमेंट करते हैं, रद्द करते हैं और लौटाते हैं, जब तक हर काम दो बार ठीक न हो जाए।',
  Launch: 'लॉन्च',
  'Your address goes live, and we stay on the phone for the first orders.':
    'आपकी वेबसाइट चालू होती है, और पहले ऑर्डर तक हम फ़ोन पर साथ रहते हैं।',
  'Twenty-seven features, one price': 'सत्ताईस फ़ीचर, एक दाम',
  'Nothing to tick and nothing to add later. This is what every store has on its first day.':
    'न कुछ चुनना, न बाद में जोड़ना। हर दुकान में पहले दिन से यह सब है।',
  'Product catalogue': 'प्रोडक्ट कैटलॉग',
  'Photographs, sizes, colours and as many products as you have.':
    'फ़ोटो, साइज़, रंग, और जितने प्रोडक्ट आपके पास हों।',
  'Categories and collections': 'कैटेगरी और कलेक्शन',
  'By kind, by festival, by price.': 'किस्म से, त्योहार से, दाम से।',
  'Search with suggestions': 'सुझाव वाली सर्च',
  'Finds “kurti” when somebody types “kurtee”.': 'कोई “kurtee” टाइप करे तो भी “kurti” मिले।',
  Filters: 'फ़िल्टर',
  'Price, size, colour, in stock.': 'दाम, साइज़, रंग, स्टॉक में है या नहीं।',
  'Shopping cart': 'शॉपिंग कार्ट',
  'Kept when the customer comes back tomorrow.': 'ग्राहक कल लौटे तब भी भरा हुआ।',
  'Secure checkout': 'सुरक्षित चेकआउट',
  'One page, address remembered, no account needed.': 'एक पेज, पता याद, अकाउंट ज़रूरी नहीं।',
  'UPI, cards and net banking': 'UPI, कार्ड और नेट बैंकिंग',
  'Money goes straight to your account.': 'पैसा सीधे आपके खाते में।',
  'Cash on delivery': 'कैश ऑन डिलीवरी',
  'By pin code and up to an amount you set.': 'पिन कोड के हिसाब से और आपकी तय रकम तक।',
  'Customer accounts': 'ग्राहकों के अकाउंट',
  'Orders, addresses and invoices in one place.': 'ऑर्डर, पते और बिल एक जगह।',
  Wishlist: 'विशलिस्ट',
  'And a note when a price drops.': 'और दाम घटने पर सूचना।',
  'Order tracking': 'ऑर्डर ट्रैकिंग',
  'A link on WhatsApp, from packed to delivered.': 'WhatsApp पर लिंक, पैकिंग से डिलीवरी तक।',
  'Courier connection': 'कूरियर से जुड़ाव',
  'Labels and pick-ups without retyping addresses.': 'पता दोबारा लिखे बिना लेबल और पिक-अप।',
  'Delivery charges': 'डिलीवरी का खर्च',
  'By weight, distance or amount; free above a limit.': 'वज़न, दूरी या रकम से। तय रकम से ऊपर मुफ़्त।',
  'Pin code check': 'पिन कोड जाँच',
  'The customer knows before paying.': 'ग्राहक को पेमेंट से पहले पता चलता है।',
  'Stock control': 'स्टॉक पर नज़र',
  'Counts down with each order, warns when low.': 'हर ऑर्डर पर घटता है, कम हो तो बताता है।',
  'Discount coupons': 'छूट के कूपन',
  'In rupees or per cent, with an end date.': 'रुपये में या प्रतिशत में, आखिरी तारीख के साथ।',
  'Reviews and ratings': 'रिव्यू और रेटिंग',
  'From people who bought; you answer.': 'जिन्होंने खरीदा उनसे। जवाब आप देते हैं।',
  'Returns and refunds': 'वापसी और रिफंड',
  'Asked for online, approved by you.': 'ग्राहक ऑनलाइन माँगे, मंज़ूर आप करें।',
  'GST invoices': 'GST बिल',
  'Numbered, with HSN codes, as PDF.': 'नंबर के साथ, HSN कोड के साथ, PDF में।',
  'WhatsApp button': 'WhatsApp बटन',
  'The product’s name is in the message already.': 'मैसेज में प्रोडक्ट का नाम पहले से।',
  'Order mails and SMS': 'ऑर्डर के ईमेल और SMS',
  'Placed, packed, sent, delivered.': 'ऑर्डर हुआ, पैक हुआ, निकला, पहुँचा।',
  'Abandoned cart reminder': 'छूटे कार्ट का रिमाइंडर',
  'One friendly note, not five.': 'एक प्यारा मैसेज, पाँच नहीं।',
  'Banners and offers': 'बैनर और ऑफ़र',
  'Changed by you before every festival.': 'हर त्योहार से पहले आप खुद बदलें।',
  'Search engine basics': 'सर्च इंजन की बुनियाद',
  'Titles, sitemap and product details.': 'टाइटल, साइटमैप और प्रोडक्ट की जानकारी।',
  'Sales reports': 'बिक्री की रिपोर्ट',
  'By day, product and town, as a sheet.': 'दिन, प्रोडक्ट और शहर के हिसाब से, शीट में।',
  'Staff accounts': 'कर्मचारियों के अकाउंट',
  'The packer sees orders, not the takings.': 'पैकिंग वाला ऑर्डर देखे, गल्ला नहीं।',
  'Daily backups': 'रोज़ का बैकअप',
  'Kept for thirty days.': 'तीस दिन तक रखा हुआ।',
  'Before you open': 'खोलने से पहले',
  'How long does it take to build?': 'बनने में कितना समय लगता है?',
  'Building takes 6 to 12 days, counted from the day we have your product list, photographs and logo. Stores with very many products or special rules come at the upper end.':
    '6 से 12 दिन, उस दिन से जब आपके प्रोडक्ट की लिस्ट, फ़ोटो और लोगो हमें मिल जाएँ। बहुत ज़्यादा प्रोडक्ट या खास नियम हों तो ऊपर की तरफ़।',
  'What does ₹999 a month include?': '₹999/महीना में क्या-क्या है?',
  'The whole store with all 27 features, hosting, certificate, backups and help on the phone. It is an introductory price; the regular one is ₹1,999. Payment providers and couriers charge their own fees, which go directly to them.':
    'सभी 27 फ़ीचर वाली पूरी दुकान, होस्टिंग, सर्टिफ़िकेट, बैकअप और फ़ोन पर मदद। यह शुरुआती दाम है। आम दाम ₹1,999 है। पेमेंट कंपनियाँ और कूरियर अपनी फ़ीस लेते हैं, जो सीधे उन्हें जाती है।',
  'Do you take a share of my sales?': 'क्या आप मेरी बिक्री में हिस्सा लेते हैं?',
  'No. You pay by the month, whether you sell ten jars or ten thousand.':
    'नहीं। आप महीने का दाम देते हैं, चाहे दस बरनियाँ बिकें या दस हज़ार।',
  'Which payments can customers use?': 'ग्राहक किस-किस तरह पेमेंट कर सकते हैं?',
  'UPI, cards, net banking and wallets through a payment provider, and cash on delivery where you allow it.':
    'पेमेंट कंपनी के ज़रिए UPI, कार्ड, नेट बैंकिंग और वॉलेट, और जहाँ आप चाहें वहाँ कैश ऑन डिलीवरी।',
  'I have a list of products in a sheet. Is that enough?': 'मेरे पास प्रोडक्ट की लिस्ट शीट में है। काफ़ी है?',
  'Yes. Send the sheet and a folder of photographs; we put the first two hundred products in for you and show you how to add more.':
    'हाँ। शीट और फ़ोटो का फ़ोल्डर भेज दीजिए। पहले दो सौ प्रोडक्ट हम भर देते हैं और बाकी जोड़ना सिखा देते हैं।',
  'Can I use my own domain?': 'क्या मेरा अपना डोमेन लग सकता है?',
  'Yes, and you should. If you have none, we register one in your name.':
    'हाँ, और लगाना ही चाहिए। न हो तो हम आपके नाम पर ले देते हैं।',
  'What about GST?': 'GST का क्या?',
  'You enter rates and HSN codes once. Every order then gets a numbered invoice, and a sheet for your accountant at the end of the month.':
    'रेट और HSN कोड आप एक बार भरते हैं। फिर हर ऑर्डर का नंबर वाला बिल बनता है, और महीने के आखिर में आपके अकाउंटेंट के लिए शीट।',
  'Can I leave?': 'क्या बाद में छोड़ सकते हैं?',
  'Yes. Products, customers and orders can be taken out as sheets at any time. There is no lock-in.':
    'हाँ। प्रोडक्ट, ग्राहक और ऑर्डर कभी भी शीट में निकाले जा सकते हैं। कोई बंधन नहीं।',
  'Bring a list of what you sell': 'जो बेचते हैं उसकी लिस्ट लाइए',
  'We put five of your products into a trial shop, so that you can order from yourself before you decide.':
    'आपके पाँच प्रोडक्ट हम एक ट्रायल दुकान में डालते हैं, ताकि फ़ैसले से पहले आप खुद से ही ऑर्डर करके देखें।',
  'Shops of the kind we build': 'हम ऐसी दुकानें बनाते हैं',
  'Pickles and sherbets': 'अचार और शरबत',
  'Forty jars, three sizes, sold by the box before weddings.':
    'चालीस बरनियाँ, तीन साइज़, शादियों से पहले पेटी के हिसाब से।',
  'Handloom sarees': 'हैंडलूम साड़ियाँ',
  'Large photographs, and a video call instead of a trial room.': 'बड़ी फ़ोटो, और ट्रायल रूम की जगह वीडियो कॉल।',
  'A plant nursery': 'पौधों की नर्सरी',
  'Sorted by sunlight, delivered within the city only.': 'धूप के हिसाब से छाँटे हुए, डिलीवरी सिर्फ़ शहर में।',
  'School stationery': 'स्कूल स्टेशनरी',
  'The list of every class, in the basket with one tap.': 'हर कक्षा की लिस्ट, एक टैप में कार्ट में।',
  'A bakery': 'बेकरी',
  'Cakes by date and slot, with the name spelt by the customer.':
    'तारीख और स्लॉट के हिसाब से केक, नाम ग्राहक का लिखा हुआ।',
};
