export const digitalMarketing: Record<string, string> = {
  'Digital marketing': 'डिजिटल मार्केटिंग',
  'Search, social media, e-mail and advertising under one plan, with one monthly report in rupees for each enquiry.':
    'सर्च, सोशल मीडिया, ईमेल आणि जाहिरात एकाच योजनेत, आणि महिन्याला एक रिपोर्ट: प्रत्येक चौकशी किती रुपयांना पडली.',
  'One plan, one budget, one report you can read': 'एक योजना, एक बजेट, समजेल असा एक रिपोर्ट',
  'Search, social media, e-mail and advertising pull in one direction. Every month you see what was spent, how many enquiries came, and what one of them cost.':
    'सर्च, सोशल मीडिया, ईमेल आणि जाहिरात एकाच दिशेने चालतात. दर महिन्याला किती खर्च झाला, किती चौकशा आल्या आणि एक केवढ्याला पडली ते तुम्हाला दिसते.',
  '1 page': '1 पेज',
  'every month: spent, enquiries, cost of each': 'दर महिन्याला: खर्च, चौकशा, प्रत्येकीची किंमत',
  'contracts longer than a month': 'एका महिन्यापेक्षा लांब करार',
  'Why a business needs a plan for it': 'व्यवसायाला यासाठी योजना का हवी',
  'Your customers are in five places': 'तुमचे ग्राहक पाच ठिकाणी असतात',
  'They search, scroll, read reviews, ask on WhatsApp and open mails. One plan decides where you stand first.':
    'ते शोधतात, स्क्रोल करतात, रिव्ह्यू वाचतात, WhatsApp वर विचारतात आणि ईमेल उघडतात. तुम्ही आधी कुठे दिसायचे ते एक योजना ठरवते.',
  'Money leaks quietly': 'पैसे हळूच गळतात',
  'A boosted post here, a listing there. When nobody adds it up, nobody knows what brought the customer.':
    'इथे एक बूस्ट केलेली पोस्ट, तिथे एक लिस्टिंग. कोणी बेरीज केली नाही तर ग्राहक कशामुळे आला ते कोणालाच कळत नाही.',
  'Small towns search, too': 'लहान शहरेही शोधतात',
  'Near me, in Hindi and Marathi, by voice. Whoever answers in the same words gets the visit.':
    'जवळपास, हिंदी आणि मराठीत, बोलून. जो त्याच शब्दांत उत्तर देतो, ग्राहक त्याच्याकडे जातो.',
  'Being known takes months': 'नाव व्हायला महिने लागतात',
  'Advertising brings this week’s enquiries. Useful pages and reviews bring next year’s, without paying per click.':
    'जाहिरात या आठवड्याच्या चौकशा आणते. उपयोगी पेज आणि रिव्ह्यू पुढच्या वर्षीच्या आणतात, प्रत्येक क्लिकचे पैसे न देता.',
  'How a month of work becomes enquiries': 'महिनाभराच्या कामातून चौकशा कशा येतात',
  Research: 'रिसर्च',
  'What people search for, what three competitors do, and what your last fifty customers said.':
    'लोक काय शोधतात, तीन स्पर्धक काय करतात, आणि तुमचे शेवटचे पन्नास ग्राहक काय म्हणाले.',
  Strategy: 'स्ट्रॅटेजी',
  'Two or three channels, a budget for each, and the number by which we judge it.':
    'दोन-तीन माध्यमे, प्रत्येकाचे बजेट, आणि ज्यावरून आम्ही ते जोखतो तो आकडा.',
  Implementation: 'अंमलबजावणी',
  'Pages, posts, films, mails and campaigns are made and put in place.':
    'पेज, पोस्ट, व्हिडिओ, ईमेल आणि कॅम्पेन तयार करून लावले जातात.',
  Monitoring: 'देखरेख',
  'Looked at every working day. What wastes money is stopped the same day.':
    'कामकाजाच्या प्रत्येक दिवशी पाहतो. पैसे वाया घालवणारे त्याच दिवशी बंद.',
  Improvement: 'सुधारणा',
  'One thing is changed at a time, so that we know what helped.':
    'एका वेळी एकच गोष्ट बदलतो, म्हणजे कशामुळे फरक पडला ते कळते.',
  Reporting: 'रिपोर्ट',
  'One page a month in plain words, and a call to decide what comes next.':
    'महिन्याला साध्या शब्दांत एक पेज, आणि पुढे काय ते ठरवायला एक कॉल.',
  'Asked before the first month': 'पहिल्या महिन्याआधी विचारलेले',
  'How soon will I see something?': 'मला परिणाम कधी दिसेल?',
  'Advertising brings the first enquiries within days. Search and reviews need three to six months. We begin with what is quick and use the time to build what lasts.':
    'जाहिरात काही दिवसांतच पहिल्या चौकशा आणते. सर्च आणि रिव्ह्यूला तीन ते सहा महिने लागतात. आम्ही लवकर होणाऱ्यापासून सुरुवात करतो आणि तेवढ्या वेळात टिकणारे उभे करतो.',
  'What budget do I need?': 'बजेट किती लागते?',
  'Enough to learn something: for a local business that is usually between ₹15,000 and ₹40,000 a month for advertising, besides our fee. We tell you if less would do.':
    'काही शिकता येईल इतके: स्थानिक व्यवसायासाठी जाहिरातीचे साधारण दरमहा ₹15,000 ते ₹40,000, आमची फी वेगळी. कमीत होणार असेल तर तसे सांगतो.',
  'Which channels will you use?': 'तुम्ही कोणती माध्यमे वापराल?',
  'Those your customers use. A dentist needs search and reviews, a saree shop needs pictures and films. We begin with two and add a third when they work.':
    'तुमचे ग्राहक वापरतात ती. दातांच्या डॉक्टरला सर्च आणि रिव्ह्यू हवेत, साडीच्या दुकानाला फोटो आणि व्हिडिओ. आम्ही दोनांपासून सुरुवात करतो आणि ती चालली की तिसरे जोडतो.',
  'Do you promise the first place on Google?': 'Google वर पहिल्या क्रमांकाचे वचन देता का?',
  'No, and nobody honestly can. We promise the work, and a report that shows whether it paid.':
    'नाही, आणि प्रामाणिकपणे कोणीच देऊ शकत नाही. आम्ही कामाचे वचन देतो, आणि ते परवडले का हे दाखवणाऱ्या रिपोर्टचे.',
  'Who owns the accounts?': 'अकाउंट कोणाची असतात?',
  'You do. Advertising accounts, pages and lists are in your name, and we work in them as guests.':
    'तुमची. जाहिरातीची अकाउंट, पेज आणि याद्या तुमच्या नावावर असतात; आम्ही त्यात पाहुण्यासारखे काम करतो.',
  'How long am I bound?': 'करार किती काळाचा असतो?',
  'A month at a time. Most owners judge after three, because the first one is spent on learning.':
    'एकेक महिना. बहुतेक जण तीन महिन्यांनी ठरवतात, कारण पहिला महिना शिकण्यात जातो.',
  'Do you also write and design?': 'तुम्ही लिहिता आणि डिझाइनही करता का?',
  'Yes: texts, pictures and short films, in English, Hindi and Marathi. What says something about your business goes out only after you have seen it.':
    'हो: मजकूर, फोटो आणि छोटे व्हिडिओ, इंग्रजी, हिंदी आणि मराठीत. तुमच्या व्यवसायाबद्दलचे काहीही तुम्ही पाहिल्याशिवाय बाहेर जात नाही.',
  'Bring the bills of your last three months': 'मागच्या तीन महिन्यांची बिले आणा',
  'We add up what you spent on being seen and tell you what we would stop, keep and try.':
    'दिसण्यासाठी तुम्ही जो खर्च केला त्याची आम्ही बेरीज करतो आणि काय थांबवायचे, काय ठेवायचे, काय करून बघायचे ते सांगतो.',
  'What such work looks like': 'असे काम कसे दिसते',
  'A monthly report': 'महिन्याचा रिपोर्ट',
  'Spent, enquiries, cost of one, and three sentences about why.':
    'खर्च, चौकशा, एकीची किंमत, आणि असे का याची तीन वाक्ये.',
  'A festival calendar': 'सणांचे कॅलेंडर',
  'Twelve weeks of posts, mails and offers on one sheet.': 'बारा आठवड्यांच्या पोस्ट, ईमेल आणि ऑफर एकाच शीटवर.',
  'A page for one search': 'एका सर्चसाठी एक पेज',
  'Answers “AC repair in Thane” and nothing else.': '“ठाण्यात AC दुरुस्ती” याचे उत्तर, दुसरे काही नाही.',
  'Reviews that are answered': 'उत्तर मिळणारे रिव्ह्यू',
  'Each within a day, the angry ones first.': 'प्रत्येकाला एका दिवसात, रागावलेल्यांना आधी.',
  'A mail that is opened': 'उघडला जाणारा ईमेल',
  'One offer, one picture, one button.': 'एक ऑफर, एक फोटो, एक बटण.',
};
