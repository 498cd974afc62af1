export const offer: Record<string, string> = {
  'Start growing your business at ₹1,999': '₹1,999 मध्ये तुमचा व्यवसाय वाढवायला सुरुवात करा',
  'One order management system (OMS) for the whole shop: website, orders, staff, stock and payments in one place, set up for you.':
    'पूर्ण दुकानासाठी एकच ऑर्डर मॅनेजमेंट सिस्टीम (OMS): वेबसाइट, ऑर्डर, कर्मचारी, स्टॉक आणि पेमेंट एकाच ठिकाणी, तुमच्यासाठी लावून दिलेले.',
  'Introductory price. Our team confirms what applies to your business.':
    'सुरुवातीची किंमत. तुमच्या व्यवसायाला काय लागू आहे ते आमची टीम सांगेल.',
  Website: 'वेबसाइट',
  'Your own pages on your own address, fast on every phone.':
    'तुमच्या स्वतःच्या वेबसाइटवर तुमची पेज, प्रत्येक फोनवर वेगवान.',
  'Admin panel': 'ॲडमिन पॅनेल',
  'Change prices, pictures and words yourself.': 'किमती, फोटो आणि शब्द स्वतः बदला.',
  CRM: 'CRM',
  'Every customer with all calls, notes and orders.': 'प्रत्येक ग्राहक, सगळे कॉल, नोंदी आणि ऑर्डरसह.',
  'Staff panel': 'स्टाफ पॅनेल',
  'Each person sees their own work and nothing else.': 'प्रत्येकाला स्वतःचेच काम दिसते, दुसरे काही नाही.',
  Ecommerce: 'ई-कॉमर्स',
  'Products, basket and orders, day and night.': 'प्रॉडक्ट, कार्ट आणि ऑर्डर, दिवसरात्र.',
  'Payment gateway': 'पेमेंट गेटवे',
  'UPI, cards and net banking, paid to your account.': 'UPI, कार्ड आणि नेट बँकिंग, तुमच्या खात्यात.',
  Salary: 'पगार',
  'Pay slips from attendance, advances and leave.': 'हजेरी, ॲडव्हान्स आणि रजेवरून पगारपत्रक.',
  Attendance: 'हजेरी',
  'In and out by phone, with place and time.': 'फोनवरून येणे-जाणे, जागा आणि वेळेसह.',
  Inventory: 'इन्व्हेंटरी',
  'What is on the shelf, and what runs out next.': 'शेल्फवर काय आहे, आणि पुढे काय संपणार.',
  'Performance report': 'कामगिरीचा रिपोर्ट',
  'Who sold what, this week beside the last.': 'कोणी काय विकले, हा आठवडा आणि मागचा आठवडा.',
  Leads: 'लीड',
  'Each enquiry on your screen the moment it is sent.': 'प्रत्येक चौकशी, पाठवताच तुमच्या स्क्रीनवर.',
  'Payment management': 'पेमेंटचा हिशोब',
  'Who has paid, who owes, and since when.': 'कोणी दिले, कोणाचे बाकी, आणि कधीपासून.',
  'Field tracking': 'फील्ड ट्रॅकिंग',
  'Visits of the day on a map, with notes.': 'दिवसभराच्या भेटी नकाशावर, नोंदींसह.',
  Renewals: 'रिन्यूअल',
  'A reminder before a contract or a domain ends.': 'करार किंवा डोमेन संपण्याआधी रिमाइंडर.',
  'WhatsApp integration': 'WhatsApp ची जोडणी',
  'Order news and reminders where people read them.': 'ऑर्डरची खबर आणि रिमाइंडर, लोक वाचतात तिथे.',
  Invoice: 'इनव्हॉइस',
  'GST invoices, numbered without gaps.': 'GST बिले, एकही नंबर न चुकता.',
  Announcements: 'सूचना',
  'One notice, read by the whole team.': 'एक सूचना, पूर्ण टीमने वाचलेली.',
  Expenses: 'खर्च',
  'Bills photographed, approved and added up.': 'बिलांचे फोटो, मंजुरी आणि बेरीज.',
  '1 Month': '1 महिना',
  '1 Year': '1 वर्ष',
  '2 Years': '2 वर्षे',
  '3 Years': '3 वर्षे',
  'Online ordering': 'ऑनलाइन ऑर्डर',
  'Your products with prices, a basket and order messages to your phone.':
    'किमतींसह तुमची प्रॉडक्ट, कार्ट, आणि ऑर्डरचे मेसेज तुमच्या फोनवर.',
  'UPI and card payments': 'UPI आणि कार्ड पेमेंट',
  'Customers pay on your site; the money goes to your own account.':
    'ग्राहक तुमच्या साइटवर पैसे भरतात; पैसे तुमच्या स्वतःच्या खात्यात जातात.',
  'WhatsApp order news': 'WhatsApp वर ऑर्डरची खबर',
  'Order taken, packed, on its way: one message for each step.':
    'ऑर्डर मिळाली, पॅक झाली, निघाली: प्रत्येक टप्प्याला एक मेसेज.',
  'Numbered without gaps, with CGST, SGST or IGST as the address wants it.':
    'एकही नंबर न चुकता, पत्त्यानुसार CGST, SGST किंवा IGST सह.',
  'Stock keeping': 'स्टॉकचा हिशोब',
  'What is on the shelf, what runs out next, and a notice before it does.':
    'शेल्फवर काय आहे, पुढे काय संपणार, आणि त्याआधी सूचना.',
  'Delivery slots': 'डिलिव्हरी स्लॉट',
  'Customers choose a day and a time; your rider gets the list in order.':
    'ग्राहक दिवस आणि वेळ निवडतात; डिलिव्हरीवाल्याला क्रमाने यादी मिळते.',
  'Monthly report': 'महिन्याचा रिपोर्ट',
  'Visitors, orders and money of the month beside the month before, in one page.':
    'महिन्याचे व्हिजिटर, ऑर्डर आणि पैसे, मागच्या महिन्यासोबत, एका पेजवर.',
  'Appointment calendar': 'अपॉइंटमेंट कॅलेंडर',
  'Open hours, free times and reminders, so that nobody comes in vain.':
    'उघडण्याच्या वेळा, मोकळे स्लॉट आणि रिमाइंडर, म्हणजे कोणाची फेरी वाया जात नाही.',
  'Hindi and Marathi pages': 'हिंदी आणि मराठी पेज',
  'Your main pages in two more languages, written by people.':
    'तुमची मुख्य पेज आणखी दोन भाषांत, आमच्या टीमने लिहिलेली.',
  'Daily backup': 'रोजचा बॅकअप',
  'A copy of everything each night, kept for thirty days in another place.':
    'रोज रात्री सगळ्याची प्रत, तीस दिवस दुसऱ्या जागी ठेवलेली.',
  'Search check-up': 'सर्चची तपासणी',
  'Once a month we look how you are found, and mend what we can on the site.':
    'महिन्यातून एकदा तुम्ही कसे सापडता ते पाहतो, आणि साइटवर जमेल ते सुधारतो.',
  'Business e-mail': 'व्यवसायाचा ईमेल',
  'Five addresses with your own name behind the @.': 'पाच ईमेल, @ च्या पुढे तुमचे स्वतःचे नाव.',
};
