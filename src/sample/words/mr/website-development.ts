export const websiteDevelopment: Record<string, string> = {
  'Website development': 'वेबसाइट डेव्हलपमेंट',
  'A fast website in plain words that turns readers into enquiries. Ready in 4 to 6 weeks, 8 to 12 for complex ones.':
    'साध्या शब्दांतली वेगवान वेबसाइट, जी वाचणाऱ्यांकडून चौकशी आणते. 4 ते 6 आठवड्यांत तयार, मोठी असेल तर 8 ते 12.',
  'A website that answers before your phone does': 'तुमच्या फोनच्या आधी उत्तर देणारी वेबसाइट',
  'People decide about you in the time a kettle takes. We build pages that open at once on a cheap phone, say what you sell, and bring the enquiry to you.':
    'चहा उकळेपर्यंत लोकांचे तुमच्याबद्दल मत बनते. आम्ही अशी पेज बनवतो जी स्वस्त फोनवरही लगेच उघडतात, तुम्ही काय विकता ते सांगतात आणि चौकशी तुमच्यापर्यंत आणतात.',
  '4–6 weeks': '4–6 आठवडे',
  'from first call to live, for most websites': 'पहिल्या कॉलपासून सुरू होईपर्यंत, बहुतेक वेबसाइटसाठी',
  '8–12 weeks': '8–12 आठवडे',
  'for large ones with logins, bookings or imports': 'लॉगिन, बुकिंग किंवा जुना डेटा असलेल्या मोठ्या वेबसाइटसाठी',
  'Why a business needs its own website': 'व्यवसायाला स्वतःची वेबसाइट का हवी',
  'You are looked up before you are called': 'कॉल करण्याआधी लोक तुम्हाला शोधतात',
  'Somebody hears your name and types it in. If nothing comes up, the next shop gets the call.':
    'कोणी तुमचे नाव ऐकते आणि टाइप करते. काहीच सापडले नाही तर फोन पुढच्या दुकानाला जातो.',
  'It works on Sundays': 'ती रविवारीही काम करते',
  'Prices, timings, photographs and an enquiry form, at half past eleven at night, without anybody awake.':
    'किमती, वेळा, फोटो आणि चौकशीचा फॉर्म, रात्री साडेअकरालाही, कोणी जागे नसताना.',
  'It belongs to you': 'ती तुमची स्वतःची असते',
  'A page on somebody else’s app can change its rules tomorrow. Your domain and your pages stay yours.':
    'दुसऱ्याच्या ॲपवरचे पेज उद्या नियम बदलू शकते. तुमचे डोमेन आणि तुमची पेज तुमचीच राहतात.',
  'Every advertisement needs a place to land': 'प्रत्येक जाहिरातीला पोहोचायला जागा लागते',
  'Paid clicks are wasted on a slow page. A good one turns more of the same visitors into enquiries.':
    'हळू उघडणाऱ्या पेजवर पैसे देऊन आणलेले क्लिक वाया जातात. चांगले पेज त्याच लोकांकडून जास्त चौकशी आणते.',
  'Six steps, one person to call': 'सहा टप्पे, कॉल करायला एकच नंबर',
  Planning: 'नियोजन',
  'One sitting: whom you sell to, what they ask first, and which pages answer it.':
    'एक मीटिंग: तुम्ही कोणाला विकता, ते आधी काय विचारतात, आणि कोणती पेज त्याचे उत्तर देतील.',
  Design: 'डिझाइन',
  'You see the home page on a phone before anything is built, and change it until it is right.':
    'काहीही तयार होण्याआधी तुम्ही होम पेज फोनवर पाहता, आणि मनासारखे होईपर्यंत बदलून घेता.',
  Development: 'डेव्हलपमेंट',
  'We build the pages, connect forms, maps and WhatsApp, and show you progress every Friday.':
    'आम्ही पेज बनवतो, फॉर्म, नकाशा आणि WhatsApp जोडतो, आणि दर शुक्रवारी काम दाखवतो.',
  Testing: 'तपासणी',
  'On old phones, slow networks, by keyboard and with a screen reader. You try it too.':
    'जुन्या फोनवर, हळू नेटवर्कवर, कीबोर्डने आणि स्क्रीन रीडरने. तुम्हीही वापरून पाहता.',
  Deployment: 'सुरू करणे',
  'Domain, e-mail, certificate and search engines are set up. The old address leads to the new one.':
    'डोमेन, ईमेल, सर्टिफिकेट आणि सर्च इंजिन सेट करून दिले जाते. जुनी लिंक नव्याकडे नेते.',
  Maintenance: 'देखभाल',
  'Backups, updates and small changes every month, and a person who knows your site.':
    'दर महिन्याला बॅकअप, अपडेट आणि छोटे बदल, आणि तुमची साइट ओळखणारी आमची टीम.',
  Features: 'फीचर',
  'What is in it': 'यात काय आहे',
  'What owners ask us first': 'मालक आम्हाला आधी काय विचारतात',
  'How long does a website take?': 'वेबसाइटला किती वेळ लागतो?',
  'Most websites take 4 to 6 weeks from the first call to the day they go live. Complex ones, with logins, bookings or data brought over from another system, take 8 to 12 weeks. You get the dates in writing before we begin.':
    'बहुतेक वेबसाइट पहिल्या कॉलपासून सुरू होईपर्यंत 4 ते 6 आठवडे घेतात. लॉगिन, बुकिंग किंवा दुसऱ्या सिस्टीममधला डेटा असेल तर 8 ते 12 आठवडे. सुरुवात करण्याआधी तारखा तुम्हाला लेखी मिळतात.',
  'What does it cost?': 'खर्च किती येतो?',
  'It depends on the number of pages and on what they have to do. After one call you get a fixed price with each part listed, so that you can leave parts out. It changes only if you change what you ask for.':
    'ते पेजच्या संख्येवर आणि त्यांच्या कामावर आहे. एका कॉलनंतर तुम्हाला ठरलेली किंमत मिळते, प्रत्येक भाग वेगळा लिहून, म्हणजे काही भाग तुम्ही वगळू शकता. तुमची मागणी बदलली तरच किंमत बदलते.',
  'Do I need to have the text and the photographs ready?': 'मजकूर आणि फोटो मला तयार ठेवावे लागतील का?',
  'No. Tell us about the business on a call and we write the first draft. Photographs of your own place are better than any we could buy; a recent phone in daylight is good enough.':
    'नाही. कॉलवर तुमच्या व्यवसायाबद्दल सांगा, पहिला मसुदा आम्ही लिहितो. तुमच्या जागेचे फोटो विकत घेतलेल्या फोटोंपेक्षा चांगले असतात; नवा फोन आणि दिवसाचा उजेड पुरेसा आहे.',
  'Will it work on phones?': 'फोनवर चालेल का?',
  'Phones come first. We design for a 360-pixel screen, test on inexpensive Android phones, and then see to it that tablets and desktops look right as well.':
    'फोन आधी. आम्ही 360 पिक्सेलच्या स्क्रीनसाठी बनवतो, स्वस्त Android फोनवर तपासतो, आणि मग टॅबलेट व कॉम्प्युटरवरही नीट दिसेल हे पाहतो.',
  'Can I change the pages myself?': 'पेज स्वतः बदलता येतात का?',
  'Yes. Texts, pictures, prices and articles are changed in a back office that needs no technical knowledge. We show you how in half an hour.':
    'हो. मजकूर, फोटो, किमती आणि लेख बॅक ऑफिसमध्ये बदलतात; त्यासाठी तांत्रिक माहिती लागत नाही. अर्ध्या तासात आम्ही शिकवतो.',
  'Will people find it on Google?': 'लोकांना ती Google वर सापडेल का?',
  'The technical part is included: clean addresses, titles, a sitemap, speed, and your business details as search engines read them. How high you rank also depends on your competition and on what you publish later; nobody can promise a position.':
    'तांत्रिक भाग त्यात आहे: साध्या लिंक, शीर्षके, साइटमॅप, वेग, आणि सर्च इंजिन वाचतात तशी तुमच्या व्यवसायाची माहिती. तुम्ही किती वर येता हे स्पर्धेवर आणि पुढे तुम्ही काय प्रसिद्ध करता यावरही आहे; क्रमांकाचे वचन कोणीच देऊ शकत नाही.',
  'Who owns the website?': 'वेबसाइट कोणाची असते?',
  'You have a licence to use it until the last payment. After full payment the ownership of the code passes to you by a written agreement. The domain is registered in your name from the first day.':
    'शेवटच्या पेमेंटपर्यंत तुम्हाला वापरण्याचा परवाना असतो. पूर्ण पेमेंट झाले की कोडची मालकी लेखी कराराने तुमची होते. डोमेन पहिल्या दिवसापासून तुमच्या नावावर असते.',
  'I have an old website. What happens to it?': 'माझी जुनी वेबसाइट आहे. तिचे काय होईल?',
  'We bring over what is worth keeping and point every old address to its new page, so that links, bookmarks and your place in search results are not lost.':
    'जे ठेवण्यासारखे आहे ते आम्ही आणतो आणि प्रत्येक जुनी लिंक नव्या पेजकडे वळवतो, म्हणजे लिंक, बुकमार्क आणि सर्चमधली तुमची जागा जात नाही.',
  'Where is it hosted, and is it safe?': 'ती कुठे ठेवली जाते, आणि सुरक्षित आहे का?',
  'On servers in India, with an encrypted connection, daily backups and updates. If hosting with somebody else suits you better, we set it up there.':
    'भारतातल्या सर्व्हरवर, एन्क्रिप्टेड कनेक्शन, रोजचा बॅकअप आणि अपडेटसह. दुसरीकडे होस्टिंग हवे असेल तर आम्ही तिथे लावून देतो.',
  'What happens after it goes live?': 'सुरू झाल्यावर काय होते?',
  'We watch it for the first month and mend what shows up. After that, maintenance is a small monthly amount with backups, updates and a set number of changes. You can stop at the end of any month.':
    'पहिला महिना आम्ही लक्ष ठेवतो आणि जे दिसेल ते दुरुस्त करतो. त्यानंतर देखभालीची छोटी मासिक रक्कम असते, त्यात बॅकअप, अपडेट आणि ठरलेले बदल येतात. कोणत्याही महिन्याच्या शेवटी थांबवू शकता.',
  'Show us your present website, or none': 'तुमची आत्ताची वेबसाइट दाखवा, नसली तरी चालेल',
  'Ten minutes on the phone are enough for us to say what we would build, by when and for how much.':
    'आम्ही काय बनवू, कधीपर्यंत आणि किती रुपयांत, हे सांगायला फोनवरची दहा मिनिटे पुरेशी आहेत.',
  'Websites of the kind we build': 'आम्ही अशा वेबसाइट बनवतो',
  'A dental clinic': 'दातांचा दवाखाना',
  'Appointment on the first screen, doctors and fees on the second.':
    'पहिल्या स्क्रीनवर अपॉइंटमेंट, दुसरीवर डॉक्टर आणि फी.',
  'A coaching class': 'कोचिंग क्लास',
  'Batches, results and a form for a trial lesson.': 'बॅच, निकाल आणि डेमो लेक्चरचा फॉर्म.',
  'A tour desk': 'टूर चालवणारे',
  'Twelve trips with dates, fares and a call button that follows you.':
    'तारखा आणि किमतींसह बारा सहली, आणि सोबत राहणारे कॉल बटण.',
  'A caterer': 'केटरर',
  'Three menus, a price per plate and a WhatsApp link with the date filled in.':
    'तीन मेनू, ताटाची किंमत आणि तारीख भरलेली WhatsApp लिंक.',
  'A hardware dealer': 'हार्डवेअरचे दुकान',
  'Nine hundred parts to search, and a list to send for a quotation.':
    'शोधायला नऊशे सुटे भाग, आणि कोटेशनसाठी पाठवायची यादी.',
};
