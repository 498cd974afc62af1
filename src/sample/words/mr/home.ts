export const home: Record<string, string> = {
  'Websites and marketing that bring you customers': 'ग्राहक आणणाऱ्या वेबसाइट आणि मार्केटिंग',
  'We build websites, shops and apps for businesses across India and bring them customers through search and social advertising. One team, from the first drawing to the monthly report.':
    'आम्ही भारतभरातल्या व्यवसायांसाठी वेबसाइट, ऑनलाइन दुकाने आणि ॲप बनवतो, आणि सर्च व सोशल मीडियावरच्या जाहिरातींतून त्यांच्याकडे ग्राहक आणतो. पहिल्या चित्रापासून महिन्याच्या रिपोर्टपर्यंत एकच टीम.',
  'Customers find you.': 'ग्राहक तुम्हाला शोधतात.',
  'Enquiries reach your phone.': 'चौकशी थेट तुमच्या फोनवर येते.',
  'We build websites, apps and online stores for Indian businesses, then run the search and social ads that fill them. One team, one phone number, from the first sketch to the monthly report.':
    'आम्ही भारतीय व्यवसायांसाठी वेबसाइट, ॲप आणि ऑनलाइन दुकाने बनवतो, आणि मग सर्च व सोशल जाहिरातींतून तिथे ग्राहक आणतो. एक टीम, एक फोन नंबर, पहिल्या स्केचपासून महिन्याच्या रिपोर्टपर्यंत.',
  'Six ways to be found and chosen': 'दिसण्याचे आणि निवडले जाण्याचे सहा मार्ग',
  'Start with one. Most owners begin with a website or a store and add advertising once it can catch what comes.':
    'एकापासून सुरुवात करा. बहुतेक जण आधी वेबसाइट किंवा दुकान करून घेतात, आणि येणाऱ्यांना ते सांभाळू लागले की जाहिरात जोडतात.',
  'Website Development': 'वेबसाइट डेव्हलपमेंट',
  'Pages that open before patience ends and turn readers into enquiries. Four to six weeks.':
    'संयम संपण्याआधी उघडणारी पेज, जी वाचणाऱ्याला चौकशी करायला लावतात. चार ते सहा आठवडे.',
  'Application Development': 'ॲप डेव्हलपमेंट',
  'Android and iPhone apps your customers and staff open every day. Eight to twelve weeks.':
    'तुमचे ग्राहक आणि कर्मचारी रोज उघडतील अशी Android आणि iPhone ॲप. आठ ते बारा आठवडे.',
  'E-commerce Website': 'ई-कॉमर्स वेबसाइट',
  'Catalogue, basket, payment and delivery. A shop that takes orders in six to twelve days.':
    'कॅटलॉग, कार्ट, पेमेंट आणि डिलिव्हरी. सहा ते बारा दिवसांत ऑर्डर घेणारे दुकान.',
  'Digital Marketing': 'डिजिटल मार्केटिंग',
  'Search, social and e-mail under one plan, with one report you can read over tea.':
    'सर्च, सोशल मीडिया आणि ईमेल एकाच योजनेत, आणि चहासोबत वाचता येईल असा एक रिपोर्ट.',
  'Google Ads': 'Google Ads',
  'Be the first answer when somebody nearby looks for what you sell.':
    'जवळपास कोणी तुम्ही विकता तेच शोधत असेल, तर पहिले उत्तर तुम्ही व्हा.',
  'Meta Ads': 'Meta Ads',
  'Reach the right streets on Facebook and Instagram, and answer while interest is warm.':
    'Facebook आणि Instagram वर योग्य गल्ल्यांपर्यंत पोहोचा, आणि इच्छा ताजी असतानाच उत्तर द्या.',
  'The people who draw it are the people you call': 'जे तयार करतात, तेच फोनवर भेटतात',
  'We started with one rule: a website is finished when it has brought its owner business. Designers, developers and ad people sit at one table here, so what is promised on Monday is on the board by Tuesday.':
    'आम्ही एका नियमापासून सुरुवात केली: मालकाला काम मिळाले की मगच वेबसाइट पूर्ण. इथे डिझायनर, डेव्हलपर आणि जाहिरातवाले एकाच टेबलावर बसतात, म्हणून सोमवारी दिलेला शब्द मंगळवारी फळ्यावर असतो.',
  'customer satisfaction': 'ग्राहकांचे समाधान',
  years: 'वर्षे',
  Specialists: 'जाणकार',
  'Happy clients': 'समाधानी ग्राहक',
  'Successful cases': 'यशस्वी कामे',
  Awards: 'पुरस्कार',
  'Ready software, priced by the feature': 'तयार सॉफ्टवेअर, प्रत्येक फीचरची वेगळी किंमत',
  'Six products with ten features each. Pick what you need and watch the price add up as you go.':
    'सहा सॉफ्टवेअर, प्रत्येकात दहा फीचर. हवे ते निवडा आणि किंमत वाढताना लगेच पाहा.',
  'Ecommerce Software': 'ई-कॉमर्स सॉफ्टवेअर',
  'Products, stock, basket, secure checkout, order tracking, coupons.':
    'प्रॉडक्ट, स्टॉक, कार्ट, सुरक्षित पेमेंट, ऑर्डर ट्रॅकिंग, कूपन.',
  'Multi Vendor': 'मल्टी व्हेंडर',
  'Many sellers under one roof: their stock, your commission, their payouts.':
    'एका छताखाली अनेक व्हेंडर: स्टॉक त्यांचा, कमिशन तुमचे, आणि त्यांचे पैसे वेळेवर.',
  'OTT Platform': 'OTT प्लॅटफॉर्म',
  'Your films and lessons on every screen, with plans, profiles and watchlists.':
    'तुमचे व्हिडिओ आणि क्लास प्रत्येक स्क्रीनवर, प्लॅन, प्रोफाइल आणि वॉचलिस्टसह.',
  'CRM Software': 'CRM सॉफ्टवेअर',
  'Every customer, call and quotation in one place, and what to do next.':
    'प्रत्येक ग्राहक, कॉल आणि कोटेशन एकाच ठिकाणी, आणि पुढे काय करायचे तेही.',
  'Staff Management': 'स्टाफ मॅनेजमेंट',
  'Attendance, shifts, leave, payroll and reviews without the muster book.':
    'हजेरी, शिफ्ट, रजा, पगार आणि कामाचा आढावा, हजेरीपटाशिवाय.',
  'Login/Logout': 'लॉगिन/लॉगआउट',
  'One safe door for all your tools: codes, social login, roles and history.':
    'तुमच्या सगळ्या टूलसाठी एकच सुरक्षित दार: OTP, सोशल लॉगिन, रोल आणि इतिहास.',
  'Shops, clinics and schools that work with us': 'आमच्यासोबत काम करणारी दुकाने, क्लिनिक आणि शाळा',
  'A fast website that explains your business and brings enquiries. Four to six weeks.':
    'तुमचे काम समजावून सांगणारी आणि चौकशी आणणारी वेगवान वेबसाइट. चार ते सहा आठवडे.',
  'Android and iOS apps for your customers or your staff. Eight to twelve weeks.':
    'तुमच्या ग्राहकांसाठी किंवा कर्मचाऱ्यांसाठी Android आणि iOS ॲप. आठ ते बारा आठवडे.',
  'An online shop with payments, stock and delivery, ready in six to twelve days.':
    'पेमेंट, स्टॉक आणि डिलिव्हरीसह ऑनलाइन दुकान, सहा ते बारा दिवसांत तयार.',
  'Search, social and e-mail work with one plan and one monthly report.':
    'सर्च, सोशल मीडिया आणि ईमेलचे काम, एक योजना आणि महिन्याला एक रिपोर्ट.',
  'Campaigns that show you to people who are searching for what you sell.':
    'तुम्ही जे विकता ते शोधणाऱ्या लोकांपर्यंत तुम्हाला पोहोचवणाऱ्या कॅम्पेन.',
  'Facebook and Instagram campaigns built around pictures and short films.':
    'फोटो आणि छोट्या व्हिडिओंवर आधारलेल्या Facebook आणि Instagram कॅम्पेन.',
  'Real Estate': 'रिअल इस्टेट',
  'Project websites and lead follow-up for builders and brokers.':
    'बिल्डर आणि ब्रोकर यांच्यासाठी प्रोजेक्ट वेबसाइट आणि लीडचा पाठपुरावा.',
};
