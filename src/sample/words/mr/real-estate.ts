export const realEstate: Record<string, string> = {
  'Real estate website and CRM': 'रिअल इस्टेट वेबसाइट आणि CRM',
  'Project websites for builders and brokers, with site visits booked online and a CRM in which no lead is forgotten.':
    'बिल्डर आणि ब्रोकरसाठी प्रोजेक्ट वेबसाइट, ऑनलाइन साइट व्हिजिट बुकिंग आणि एकही लीड विसरला जाणार नाही असा CRM.',
  'From the hoarding to the site visit': 'होर्डिंगपासून साइट व्हिजिटपर्यंत',
  'A family sees your board on the way home. That evening they look for floor plans, price and possession date. We build the website that shows them, and the CRM that follows up.':
    'घरी जाताना एक कुटुंब तुमचा बोर्ड पाहते. त्या संध्याकाळी ते फ्लोअर प्लॅन, किंमत आणि ताब्याची तारीख शोधतात. ते दाखवणारी वेबसाइट आणि पाठपुरावा करणारा CRM आम्ही बनवतो.',
  '1 list': '1 यादी',
  'for leads from portals, advertisements, boards and walk-ins':
    'पोर्टल, जाहिराती, बोर्ड आणि थेट येणाऱ्यांच्या सगळ्या लीडसाठी',
  'until project website and CRM are at work': 'एवढ्या वेळात प्रोजेक्ट वेबसाइट आणि CRM कामाला लागतात',
  'Why a builder or broker needs it': 'बिल्डर किंवा ब्रोकरला हे का हवे',
  'Portals sell your lead five times': 'पोर्टल तुमची लीड पाच वेळा विकतात',
  'An enquiry on your own website is yours alone, and it already knows the project.':
    'तुमच्या स्वतःच्या वेबसाइटवरची चौकशी फक्त तुमची असते, आणि तिला प्रोजेक्ट आधीच माहीत असतो.',
  'The first to call wins': 'जो आधी कॉल करतो तो जिंकतो',
  'The lead reaches the salesperson’s phone in seconds, with project, budget and the time to call.':
    'लीड काही सेकंदांत सेल्सच्या माणसाच्या फोनवर असते, प्रोजेक्ट, बजेट आणि कॉलच्या वेळेसह.',
  'A flat is bought after many visits': 'फ्लॅट अनेकदा पाहून घेतला जातो',
  'Ninety days, three visits, two families. The CRM remembers who said what, even when the salesperson leaves.':
    'नव्वद दिवस, तीन भेटी, दोन कुटुंबे. कोण काय म्हणाले ते CRM लक्षात ठेवतो, सेल्सचा माणूस सोडून गेला तरी.',
  'Buyers want papers': 'खरेदीदारांना कागद हवे असतात',
  'Registration number, plans, approvals and progress photographs, on one page that you can update yourself.':
    'नोंदणी क्रमांक, प्लॅन, मंजुऱ्या आणि कामाचे फोटो, एकाच पेजवर, जे तुम्ही स्वतः बदलू शकता.',
  'From plot to possession, online': 'प्लॉटपासून ताब्यापर्यंत, ऑनलाइन',
  'Projects, configurations, price list, and how leads go round the sales team today.':
    'प्रोजेक्ट, फ्लॅटचे प्रकार, किमतींची यादी, आणि आज लीड सेल्स टीममध्ये कशा फिरतात.',
  'A page for each project with plans, location and price, made for a phone on a site.':
    'प्रत्येक प्रोजेक्टचे पेज, प्लॅन, जागा आणि किमतीसह, साइटवर फोनवर पाहता येईल असे.',
  'Website, availability board, site visits and CRM, with your team’s roles.':
    'वेबसाइट, उपलब्धतेचा बोर्ड, साइट व्हिजिट आणि CRM, तुमच्या टीमच्या रोलसह.',
  'Two of your salespeople work with real leads for a week. Then we mend.':
    'तुमचे दोन सेल्सवाले आठवडाभर खऱ्या लीडवर काम करतात. मग आम्ही दुरुस्त करतो.',
  'Portals, advertisements, missed-call numbers and WhatsApp flow into one list.':
    'पोर्टल, जाहिराती, मिस्ड कॉल नंबर आणि WhatsApp एकाच यादीत येतात.',
  'New towers, new prices, progress photographs: by you, or by us on a call.':
    'नवे टॉवर, नव्या किमती, कामाचे फोटो: तुम्ही स्वतः, किंवा एका कॉलवर आम्ही.',
  'Builders and brokers ask': 'बिल्डर आणि ब्रोकर विचारतात',
  'Can I show which flats are still free?': 'कोणते फ्लॅट अजून शिल्लक आहेत ते दाखवता येते का?',
  'Yes. Your team changes the state of a flat in the CRM, and the board on the website follows within seconds. You decide whether visitors see prices.':
    'हो. तुमची टीम CRM मध्ये फ्लॅटचे स्टेटस बदलते, आणि वेबसाइटवरचा बोर्ड काही सेकंदांत बदलतो. किमती दाखवायच्या का ते तुम्ही ठरवता.',
  'Do leads from portals arrive there as well?': 'पोर्टलच्या लीडही तिथेच येतात का?',
  'Yes. Portals send leads by mail or through an interface; both end in the same list, marked with where they came from, and repeats are put together.':
    'हो. पोर्टल लीड ईमेलने किंवा इंटरफेसने पाठवतात; दोन्ही त्याच यादीत येतात, कुठून आल्या ते लिहिलेले असते, आणि पुन्हा आलेल्या एकत्र केल्या जातात.',
  'Can brokers have their own access?': 'ब्रोकरला स्वतःचे लॉगिन मिळते का?',
  'They can. A broker sees the projects you share and the leads that he or she has brought, and nothing else.':
    'मिळते. तुम्ही दाखवाल ते प्रोजेक्ट आणि ब्रोकरकडून आलेल्या लीड एवढेच ब्रोकरला दिसते, बाकी काही नाही.',
  'What about the registration number?': 'नोंदणी क्रमांकाचे काय?',
  'Each project page has a fixed place for it and for the link to the authority’s page. A page cannot go live while it is empty.':
    'प्रत्येक प्रोजेक्टच्या पेजवर त्याची आणि प्राधिकरणाच्या पेजच्या लिंकची ठरलेली जागा असते. ती रिकामी असेल तर पेज सुरू होत नाही.',
  'How long does it take?': 'किती वेळ लागतो?',
  'A project website with CRM takes 4 to 6 weeks. Several projects with availability, brokers and portals take 8 to 12 weeks.':
    'CRM सह प्रोजेक्ट वेबसाइटला 4 ते 6 आठवडे. अनेक प्रोजेक्ट, उपलब्धता, ब्रोकर आणि पोर्टल असतील तर 8 ते 12 आठवडे.',
  'Can we bring our old leads along?': 'जुन्या लीड सोबत आणता येतील का?',
  'Yes, from sheets or from another CRM. Numbers are cleaned and repeats put together before anybody calls.':
    'हो, शीटमधून किंवा दुसऱ्या CRM मधून. कोणी कॉल करण्याआधी नंबर स्वच्छ केले जातात आणि पुन्हा आलेल्या लीड एकत्र केल्या जातात.',
  'Name one project': 'एका प्रोजेक्टचे नाव सांगा',
  'We show you on a call what its page and its lead list would look like, with your own plans in it.':
    'त्याचे पेज आणि लीडची यादी कशी दिसेल ते आम्ही कॉलवर दाखवतो, तुमचेच प्लॅन घालून.',
  'Project websites of the kind we build': 'आम्ही अशा प्रोजेक्ट वेबसाइट बनवतो',
  'A tower in the suburbs': 'उपनगरातला टॉवर',
  'Two and three bedrooms, plans to zoom, and what is still free.':
    'दोन आणि तीन बेडरूम, मोठे करून पाहायचे प्लॅन, आणि काय शिल्लक आहे.',
  'Plots near a highway': 'हायवेजवळचे प्लॉट',
  'A map on which each plot has its price.': 'प्रत्येक प्लॉटची किंमत दाखवणारा नकाशा.',
  'A broker’s list': 'ब्रोकरची यादी',
  'Rent and resale, filtered by station and budget.': 'भाड्याने आणि रीसेल, स्टेशन आणि बजेटनुसार निवडलेली.',
  'The sales board': 'सेल्स बोर्ड',
  'Leads by stage, next call on top.': 'टप्प्यानुसार लीड, पुढचा कॉल सर्वात वर.',
  'Site visits': 'साइट व्हिजिट',
  'Saturday and Sunday in half-hour slots.': 'शनिवार आणि रविवार, अर्ध्या अर्ध्या तासाचे स्लॉट.',
  'Project pages': 'प्रोजेक्टची पेज',
  'Plans, price list, amenities, location and registration number, one page for each project.':
    'प्लॅन, किमतींची यादी, सुविधा, जागा आणि नोंदणी क्रमांक, प्रत्येक प्रोजेक्टला एक पेज.',
  'Availability board': 'उपलब्धतेचा बोर्ड',
  'Tower by tower, floor by floor: what is free, on hold and sold, kept up by your team.':
    'टॉवरनुसार, मजल्यानुसार: काय शिल्लक, काय होल्डवर, काय विकले, तुमच्या टीमने अपडेटेड ठेवलेले.',
  'Site visits by the half hour': 'अर्ध्या तासाच्या साइट व्हिजिट',
  'Families choose a slot; the salesperson and the driver hear of it at once.':
    'कुटुंब स्लॉट निवडते; सेल्सच्या माणसाला आणि ड्रायव्हरला लगेच कळते.',
  'Leads in one list': 'सगळ्या लीड एका यादीत',
  'Website, portals, advertisements, missed calls and walk-ins, with repeats put together.':
    'वेबसाइट, पोर्टल, जाहिराती, मिस्ड कॉल आणि थेट येणारे, पुन्हा आलेले एकत्र करून.',
  'Next call on top': 'पुढचा कॉल सर्वात वर',
  'Nobody asks what to do first: the list is sorted by who is waiting longest.':
    'आधी काय करू हे कोणी विचारत नाही: जो सर्वात जास्त थांबला आहे तो वर.',
  'WhatsApp with one tap': 'एका टॅपमध्ये WhatsApp',
  'Brochure, location and price list go out from the lead, and are noted there.':
    'ब्रोशर, जागा आणि किमतींची यादी लीडमधूनच जाते, आणि तिथेच नोंद होते.',
  'Brokers with their own door': 'ब्रोकरसाठी वेगळे दार',
  'They register their clients, see their own leads, and know their commission.':
    'ते आपले ग्राहक नोंदवतात, आपल्या लीड पाहतात आणि आपले कमिशन जाणतात.',
  'Payment plans': 'पेमेंट प्लॅन',
  'Milestones, demand letters and receipts for each flat, from booking to possession.':
    'प्रत्येक फ्लॅटचे टप्पे, मागणीपत्रे आणि पावत्या, बुकिंगपासून ताब्यापर्यंत.',
  'Progress photographs': 'कामाचे फोटो',
  'Taken on site, shown by month, so that buyers abroad see the building grow.':
    'साइटवर काढलेले, महिन्यानुसार, म्हणजे परदेशातले खरेदीदार इमारत वाढताना पाहतात.',
  'Reports by source': 'कुठून काय आले त्याचे रिपोर्ट',
  'What each portal and each hoarding brought: leads, visits, bookings, cost of one.':
    'प्रत्येक पोर्टल आणि होर्डिंगने काय आणले: लीड, भेटी, बुकिंग, एकाचा खर्च.',
};
