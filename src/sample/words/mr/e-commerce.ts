export const eCommerce: Record<string, string> = {
  'Online store in 6 to 12 days': '6 ते 12 दिवसांत ऑनलाइन दुकान',
  'An online shop with payments, stock and delivery, 27 features, ready in 6 to 12 days. Introductory price ₹999 a month.':
    'पेमेंट, स्टॉक आणि डिलिव्हरीसह ऑनलाइन दुकान, 27 फीचर, 6 ते 12 दिवसांत तयार. सुरुवातीची किंमत दरमहा ₹999.',
  'Your shop, open all night': 'तुमचे दुकान, रात्रभर उघडे',
  'Catalogue, basket, UPI, courier and GST invoice, set up with your first products and handed over working. You sell; the shop keeps the books.':
    'कॅटलॉग, कार्ट, UPI, कुरिअर आणि GST बिल, तुमच्या पहिल्या प्रॉडक्टसह सेट करून, चालू स्थितीत हातात देतो. तुम्ही विका; हिशोब दुकानच ठेवते.',
  '6–12 days': '6–12 दिवस',
  'to build': 'तयार व्हायला',
  'features, all included': 'फीचर, सगळी त्यातच',
  'a month, introductory price, for the whole store with all 27 features':
    'दरमहा, सुरुवातीची किंमत, सर्व 27 फीचर असलेल्या पूर्ण दुकानासाठी',
  'Why a shop needs its own online store': 'दुकानाला स्वतःचे ऑनलाइन दुकान का हवे',
  'No commission on your own customers': 'स्वतःच्या ग्राहकांवर कमिशन नाही',
  'On a marketplace every order is shared. Your regulars can just as well order from you.':
    'मार्केटप्लेसवर प्रत्येक ऑर्डरमध्ये वाटा जातो. तुमचे नेहमीचे ग्राहक थेट तुमच्याकडूनही मागवू शकतात.',
  'Orders without phone calls': 'फोनशिवाय ऑर्डर',
  'Size, colour, address and payment come in one go. Nobody writes them on the back of a bill.':
    'साइज, रंग, पत्ता आणि पेमेंट एकदाच येते. बिलाच्या मागे कोणाला लिहावे लागत नाही.',
  'Sell beyond your street': 'तुमच्या गल्लीच्या पलीकडे विका',
  'Couriers reach nineteen thousand pin codes. Your jars and kurtas can, too.':
    'कुरिअर एकोणीस हजार पिन कोडपर्यंत पोहोचते. तुमची लोणची आणि कुर्तेही पोहोचू शकतात.',
  'You learn what sells': 'काय विकले जाते ते कळते',
  'What was looked at, left in the basket and bought, by week. Buy stock by that and not by feeling.':
    'काय पाहिले गेले, काय कार्टमध्ये राहिले आणि काय विकले, आठवड्यानुसार. स्टॉक अंदाजाने नाही, त्यावरून घ्या.',
  'Ready in 6 to 12 days': '6 ते 12 दिवसांत तयार',
  Discovery: 'समजून घेणे',
  'What you sell, how it is packed, sent and returned. You send a list and some photographs.':
    'तुम्ही काय विकता, ते कसे पॅक होते, जाते आणि परत येते. तुम्ही यादी आणि काही फोटो पाठवा.',
  'Your colours and your name on a shop front that has been tested on small phones.':
    'तुमचे रंग आणि तुमचे नाव, छोट्या फोनवर तपासलेल्या दुकानावर.',
  'Products, categories, prices, taxes and delivery charges are put in.':
    'प्रॉडक्ट, प्रकार, किमती, कर आणि डिलिव्हरीचा खर्च भरला जातो.',
  Integration: 'जोडणी',
  'Payments, courier, WhatsApp and invoices are connected with accounts in your name.':
    'पेमेंट, कुरिअर, WhatsApp आणि बिले तुमच्या नावावरच्या अकाउंटला जोडली जातात.',
  'We order, pay, cancel and return, until each of them has gone well twice.':
    'आम्ही ऑर्डर देतो, पैसे भरतो, रद्द करतो आणि परत करतो, प्रत्येक गोष्ट दोनदा नीट होईपर्यंत.',
  Launch: 'लाँच',
  'Your address goes live, and we stay on the phone for the first orders.':
    'तुमची वेबसाइट सुरू होते, आणि पहिल्या ऑर्डरपर्यंत आम्ही फोनवर सोबत असतो.',
  'Twenty-seven features, one price': 'सत्तावीस फीचर, एकच किंमत',
  'Nothing to tick and nothing to add later. This is what every store has on its first day.':
    'काही निवडायचे नाही, नंतर काही जोडायचे नाही. प्रत्येक दुकानात पहिल्या दिवसापासून हे सगळे असते.',
  'Product catalogue': 'प्रॉडक्ट कॅटलॉग',
  'Photographs, sizes, colours and as many products as you have.':
    'फोटो, साइज, रंग आणि तुमच्याकडे असतील तितकी प्रॉडक्ट.',
  'Categories and collections': 'प्रकार आणि कलेक्शन',
  'By kind, by festival, by price.': 'प्रकारानुसार, सणानुसार, किमतीनुसार.',
  'Search with suggestions': 'सुचवणारा सर्च',
  'Finds “kurti” when somebody types “kurtee”.': 'कोणी “kurtee” टाइप केले तरी “kurti” सापडते.',
  Filters: 'फिल्टर',
  'Price, size, colour, in stock.': 'किंमत, साइज, रंग, स्टॉकमध्ये आहे का.',
  'Shopping cart': 'शॉपिंग कार्ट',
  'Kept when the customer comes back tomorrow.': 'ग्राहक उद्या परत आला तरी भरलेली.',
  'Secure checkout': 'सुरक्षित चेकआउट',
  'One page, address remembered, no account needed.': 'एकच पेज, पत्ता लक्षात, अकाउंट लागत नाही.',
  'UPI, cards and net banking': 'UPI, कार्ड आणि नेट बँकिंग',
  'Money goes straight to your account.': 'पैसे थेट तुमच्या खात्यात.',
  'Cash on delivery': 'कॅश ऑन डिलिव्हरी',
  'By pin code and up to an amount you set.': 'पिन कोडनुसार आणि तुम्ही ठरवलेल्या रकमेपर्यंत.',
  'Customer accounts': 'ग्राहकांची अकाउंट',
  'Orders, addresses and invoices in one place.': 'ऑर्डर, पत्ते आणि बिले एकाच ठिकाणी.',
  Wishlist: 'विशलिस्ट',
  'And a note when a price drops.': 'आणि किंमत उतरली की सूचना.',
  'Order tracking': 'ऑर्डर ट्रॅकिंग',
  'A link on WhatsApp, from packed to delivered.': 'WhatsApp वर लिंक, पॅकिंगपासून पोहोचेपर्यंत.',
  'Courier connection': 'कुरिअरची जोडणी',
  'Labels and pick-ups without retyping addresses.': 'पत्ता पुन्हा न लिहिता लेबल आणि पिक-अप.',
  'Delivery charges': 'डिलिव्हरीचा खर्च',
  'By weight, distance or amount; free above a limit.': 'वजन, अंतर किंवा रकमेनुसार; ठरलेल्या रकमेपुढे मोफत.',
  'Pin code check': 'पिन कोड तपासणी',
  'The customer knows before paying.': 'पैसे भरण्याआधी ग्राहकाला कळते.',
  'Stock control': 'स्टॉकवर लक्ष',
  'Counts down with each order, warns when low.': 'प्रत्येक ऑर्डरसोबत कमी होतो, संपत आला की सांगतो.',
  'Discount coupons': 'सूट कूपन',
  'In rupees or per cent, with an end date.': 'रुपयांत किंवा टक्क्यांत, शेवटच्या तारखेसह.',
  'Reviews and ratings': 'रिव्ह्यू आणि रेटिंग',
  'From people who bought; you answer.': 'खरेदी केलेल्यांकडून; उत्तर तुम्ही देता.',
  'Returns and refunds': 'परत येणारे प्रॉडक्ट आणि रिफंड',
  'Asked for online, approved by you.': 'ग्राहक ऑनलाइन मागतो, मंजूर तुम्ही करता.',
  'GST invoices': 'GST बिले',
  'Numbered, with HSN codes, as PDF.': 'नंबरसह, HSN कोडसह, PDF मध्ये.',
  'WhatsApp button': 'WhatsApp बटण',
  'The product’s name is in the message already.': 'मेसेजमध्ये प्रॉडक्टचे नाव आधीच असते.',
  'Order mails and SMS': 'ऑर्डरचे ईमेल आणि SMS',
  'Placed, packed, sent, delivered.': 'ऑर्डर झाली, पॅक झाली, निघाली, पोहोचली.',
  'Abandoned cart reminder': 'राहिलेल्या कार्टचे रिमाइंडर',
  'One friendly note, not five.': 'एक प्रेमळ मेसेज, पाच नाही.',
  'Banners and offers': 'बॅनर आणि ऑफर',
  'Changed by you before every festival.': 'प्रत्येक सणाआधी तुम्हीच बदला.',
  'Search engine basics': 'सर्च इंजिनची मूळ तयारी',
  'Titles, sitemap and product details.': 'शीर्षके, साइटमॅप आणि प्रॉडक्टची माहिती.',
  'Sales reports': 'विक्रीचे रिपोर्ट',
  'By day, product and town, as a sheet.': 'दिवस, प्रॉडक्ट आणि शहरानुसार, शीटमध्ये.',
  'Staff accounts': 'कर्मचाऱ्यांची अकाउंट',
  'The packer sees orders, not the takings.': 'पॅक करणारा ऑर्डर पाहतो, गल्ला नाही.',
  'Daily backups': 'रोजचा बॅकअप',
  'Kept for thirty days.': 'तीस दिवस ठेवलेला.',
  'Before you open': 'दुकान उघडण्याआधी',
  'How long does it take to build?': 'तयार व्हायला किती वेळ लागतो?',
  'Building takes 6 to 12 days, counted from the day we have your product list, photographs and logo. Stores with very many products or special rules come at the upper end.':
    '6 ते 12 दिवस, तुमच्या प्रॉडक्टची यादी, फोटो आणि लोगो आमच्याकडे आल्या दिवसापासून. खूप प्रॉडक्ट किंवा खास नियम असतील तर जास्त दिवस.',
  'What does ₹999 a month include?': 'दरमहा ₹999 मध्ये काय काय येते?',
  'The whole store with all 27 features, hosting, certificate, backups and help on the phone. It is an introductory price; the regular one is ₹1,999. Payment providers and couriers charge their own fees, which go directly to them.':
    'सर्व 27 फीचर असलेले पूर्ण दुकान, होस्टिंग, सर्टिफिकेट, बॅकअप आणि फोनवर मदत. ही सुरुवातीची किंमत आहे; नेहमीची ₹1,999 आहे. पेमेंट कंपन्या आणि कुरिअर यांची फी वेगळी, ती थेट त्यांना जाते.',
  'Do you take a share of my sales?': 'माझ्या विक्रीत तुम्ही वाटा घेता का?',
  'No. You pay by the month, whether you sell ten jars or ten thousand.':
    'नाही. तुम्ही महिन्याचे पैसे देता, दहा बरण्या विकल्या तरी आणि दहा हजार विकल्या तरी.',
  'Which payments can customers use?': 'ग्राहक कोणकोणत्या प्रकारे पैसे भरू शकतात?',
  'UPI, cards, net banking and wallets through a payment provider, and cash on delivery where you allow it.':
    'पेमेंट कंपनीमार्फत UPI, कार्ड, नेट बँकिंग आणि वॉलेट, आणि तुम्ही परवानगी द्याल तिथे कॅश ऑन डिलिव्हरी.',
  'I have a list of products in a sheet. Is that enough?': 'माझ्याकडे प्रॉडक्टची यादी शीटमध्ये आहे. पुरेल का?',
  'Yes. Send the sheet and a folder of photographs; we put the first two hundred products in for you and show you how to add more.':
    'हो. शीट आणि फोटोंचा फोल्डर पाठवा; पहिली दोनशे प्रॉडक्ट आम्ही भरतो आणि बाकीची कशी भरायची ते शिकवतो.',
  'Can I use my own domain?': 'माझे डोमेन वापरता येईल का?',
  'Yes, and you should. If you have none, we register one in your name.':
    'हो, आणि वापरायलाच हवे. नसेल तर आम्ही तुमच्या नावावर घेऊन देतो.',
  'What about GST?': 'GST चे काय?',
  'You enter rates and HSN codes once. Every order then gets a numbered invoice, and a sheet for your accountant at the end of the month.':
    'GST चे दर आणि HSN कोड तुम्ही एकदाच भरता. मग प्रत्येक ऑर्डरचे नंबर असलेले बिल होते, आणि महिन्याच्या शेवटी तुमच्या अकाउंटंटसाठी शीट.',
  'Can I leave?': 'नंतर सोडता येते का?',
  'Yes. Products, customers and orders can be taken out as sheets at any time. There is no lock-in.':
    'हो. प्रॉडक्ट, ग्राहक आणि ऑर्डर कधीही शीटमध्ये काढता येतात. कसलेही बंधन नाही.',
  'Bring a list of what you sell': 'तुम्ही विकता त्याची यादी आणा',
  'We put five of your products into a trial shop, so that you can order from yourself before you decide.':
    'तुमची पाच प्रॉडक्ट आम्ही ट्रायल दुकानात ठेवतो, म्हणजे ठरवण्याआधी तुम्ही स्वतःकडूनच ऑर्डर करून पाहू शकता.',
  'Shops of the kind we build': 'आम्ही अशी दुकाने बनवतो',
  'Pickles and sherbets': 'लोणची आणि सरबते',
  'Forty jars, three sizes, sold by the box before weddings.':
    'चाळीस बरण्या, तीन साइज, लग्नसराईआधी पेटीने विक्री.',
  'Handloom sarees': 'हातमागाच्या साड्या',
  'Large photographs, and a video call instead of a trial room.': 'मोठे फोटो, आणि ट्रायल रूमऐवजी व्हिडिओ कॉल.',
  'A plant nursery': 'रोपवाटिका',
  'Sorted by sunlight, delivered within the city only.': 'उन्हाच्या गरजेनुसार, डिलिव्हरी फक्त शहरात.',
  'School stationery': 'शालेय साहित्य',
  'The list of every class, in the basket with one tap.': 'प्रत्येक इयत्तेची यादी, एका टॅपमध्ये कार्टमध्ये.',
  'A bakery': 'बेकरी',
  'Cakes by date and slot, with the name spelt by the customer.':
    'तारीख आणि स्लॉटनुसार केक, नाव ग्राहकाने लिहिलेले.',
};
