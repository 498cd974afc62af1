export const realEstate: Record<string, string> = {
  'Real estate website and CRM': 'रियल एस्टेट वेबसाइट और CRM',
  'Project websites for builders and brokers, with site visits booked online and a CRM in which no lead is forgotten.':
    'बिल्डरों और ब्रोकरों के लिए प्रोजेक्ट वेबसाइट, ऑनलाइन साइट विज़िट बुकिंग और ऐसा CRM जिसमें कोई लीड न छूटे।',
  'From the hoarding to the site visit': 'होर्डिंग से साइट विज़िट तक',
  'A family sees your board on the way home. That evening they look for floor plans, price and possession date. We build the website that shows them, and the CRM that follows up.':
    'परिवार घर लौटते हुए आपका बोर्ड देखता है। उसी शाम वे फ़्लोर प्लान, दाम और पज़ेशन की तारीख ढूँढते हैं। हम वह वेबसाइट बनाते हैं जो दिखाए, और वह CRM जो फ़ॉलो-अप करे।',
  '1 list': '1 लिस्ट',
  'for leads from portals, advertisements, boards and walk-ins':
    'पोर्टल, विज्ञापन, बोर्ड और सीधे आने वालों की सब लीड',
  'until project website and CRM are at work': 'में प्रोजेक्ट वेबसाइट और CRM काम पर',
  'Why a builder or broker needs it': 'बिल्डर या ब्रोकर को यह क्यों चाहिए',
  'Portals sell your lead five times': 'पोर्टल आपकी लीड पाँच बार बेचते हैं',
  'An enquiry on your own website is yours alone, and it already knows the project.':
    'आपकी अपनी वेबसाइट की इन्क्वायरी सिर्फ़ आपकी है, और प्रोजेक्ट पहले से जानती है।',
  'The first to call wins': 'जो पहले फ़ोन करे वही जीतता है',
  'The lead reaches the salesperson’s phone in seconds, with project, budget and the time to call.':
    'लीड कुछ सेकंड में सेल्स वाले के फ़ोन पर होती है, प्रोजेक्ट, बजट और कॉल के समय के साथ।',
  'A flat is bought after many visits': 'फ़्लैट कई बार देखकर खरीदा जाता है',
  'Ninety days, three visits, two families. The CRM remembers who said what, even when the salesperson leaves.':
    'नब्बे दिन, तीन विज़िट, दो परिवार। किसने क्या कहा, CRM याद रखता है, सेल्स वाला चला जाए तब भी।',
  'Buyers want papers': 'खरीदार को कागज़ चाहिए',
  'Registration number, plans, approvals and progress photographs, on one page that you can update yourself.':
    'रजिस्ट्रेशन नंबर, प्लान, मंज़ूरियाँ और काम की फ़ोटो, एक पेज पर, जिसे आप खुद बदल सकें।',
  'From plot to possession, online': 'प्लॉट से पज़ेशन तक, ऑनलाइन',
  'Projects, configurations, price list, and how leads go round the sales team today.':
    'प्रोजेक्ट, फ़्लैट के प्रकार, दाम की लिस्ट, और आज लीड सेल्स टीम में कैसे घूमती हैं।',
  'A page for each project with plans, location and price, made for a phone on a site.':
    'हर प्रोजेक्ट का पेज, प्लान, जगह और दाम के साथ, साइट पर फ़ोन में देखने लायक।',
  'Website, availability board, site visits and CRM, with your team’s roles.':
    'वेबसाइट, उपलब्धता बोर्ड, साइट विज़िट और CRM, आपकी टीम के रोल के साथ।',
  'Two of your salespeople work with real leads for a week. Then we mend.':
    'आपके दो सेल्स वाले एक हफ़्ता असली लीड पर काम करते हैं। फिर हम ठीक करते हैं।',
  'Portals, advertisements, missed-call numbers and WhatsApp flow into one list.':
    'पोर्टल, विज्ञापन, मिस्ड कॉल नंबर और WhatsApp एक ही लिस्ट में आते हैं।',
  'New towers, new prices, progress photographs: by you, or by us on a call.':
    'नए टावर, नए दाम, काम की फ़ोटो: आप खुद, या एक कॉल पर हम।',
  'Builders and brokers ask': 'बिल्डर और ब्रोकर पूछते हैं',
  'Can I show which flats are still free?': 'क्या यह दिख सकता है कि कौन से फ़्लैट अभी खाली हैं?',
  'Yes. Your team changes the state of a flat in the CRM, and the board on the website follows within seconds. You decide whether visitors see prices.':
    'हाँ। आपकी टीम CRM में फ़्लैट का स्टेटस बदलती है और वेबसाइट का बोर्ड कुछ सेकंड में बदल जाता है। दाम दिखें या नहीं, आप तय करते हैं।',
  'Do leads from portals arrive there as well?': 'क्या पोर्टल की लीड भी वहीं आती हैं?',
  'Yes. Portals send leads by mail or through an interface; both end in the same list, marked with where they came from, and repeats are put together.':
    'हाँ। पोर्टल लीड ईमेल से या इंटरफ़ेस से भेजते हैं। दोनों उसी लिस्ट में आती हैं, कहाँ से आई यह लिखा होता है, और दोहराई हुई जोड़ दी जाती हैं।',
  'Can brokers have their own access?': 'क्या ब्रोकर का अपना लॉगिन हो सकता है?',
  'They can. A broker sees the projects you share and the leads that he or she has brought, and nothing else.':
    'हो सकता है। ब्रोकर को वही प्रोजेक्ट दिखते हैं जो आप दिखाएँ और वही लीड जो ब्रोकर से आई हैं, और कुछ नहीं।',
  'What about the registration number?': 'रजिस्ट्रेशन नंबर का क्या?',
  'Each project page has a fixed place for it and for the link to the authority’s page. A page cannot go live while it is empty.':
    'हर प्रोजेक्ट पेज पर उसकी और अथॉरिटी के पेज के लिंक की तय जगह है। खाली हो तो पेज चालू नहीं हो सकता।',
  'How long does it take?': 'कितना समय लगता है?',
  'A project website with CRM takes 4 to 6 weeks. Several projects with availability, brokers and portals take 8 to 12 weeks.':
    'CRM के साथ प्रोजेक्ट वेबसाइट में 4 से 6 हफ़्ते। कई प्रोजेक्ट, उपलब्धता, ब्रोकर और पोर्टल हों तो 8 से 12 हफ़्ते।',
  'Can we bring our old leads along?': 'क्या हम पुरानी लीड ला सकते हैं?',
  'Yes, from sheets or from another CRM. Numbers are cleaned and repeats put together before anybody calls.':
    'हाँ, शीट से या दूसरे CRM से। किसी के फ़ोन करने से पहले नंबर साफ़ किए जाते हैं और दोहराई हुई लीड जोड़ी जाती हैं।',
  'Name one project': 'एक प्रोजेक्ट का नाम बताइए',
  'We show you on a call what its page and its lead list would look like, with your own plans in it.':
    'हम कॉल पर दिखाते हैं कि उसका पेज और लीड की लिस्ट कैसी होगी, आपके अपने प्लान के साथ।',
  'Project websites of the kind we build': 'हम ऐसी प्रोजेक्ट वेबसाइटें बनाते हैं',
  'A tower in the suburbs': 'उपनगर का टावर',
  'Two and three bedrooms, plans to zoom, and what is still free.':
    'दो और तीन बेडरूम, बड़ा करके देखने के प्लान, और क्या अभी खाली है।',
  'Plots near a highway': 'हाईवे के पास प्लॉट',
  'A map on which each plot has its price.': 'नक्शा, जिस पर हर प्लॉट का दाम है।',
  'A broker’s list': 'ब्रोकर की लिस्ट',
  'Rent and resale, filtered by station and budget.': 'किराया और रीसेल, स्टेशन और बजट से छाँटी हुई।',
  'The sales board': 'सेल्स बोर्ड',
  'Leads by stage, next call on top.': 'स्टेज के हिसाब से लीड, अगली कॉल सबसे ऊपर।',
  'Site visits': 'साइट विज़िट',
  'Saturday and Sunday in half-hour slots.': 'शनिवार और रविवार, आधे-आधे घंटे के स्लॉट।',
  'Project pages': 'प्रोजेक्ट पेज',
  'Plans, price list, amenities, location and registration number, one page for each project.':
    'प्लान, दाम की लिस्ट, सुविधाएँ, जगह और रजिस्ट्रेशन नंबर, हर प्रोजेक्ट का एक पेज।',
  'Availability board': 'उपलब्धता बोर्ड',
  'Tower by tower, floor by floor: what is free, on hold and sold, kept up by your team.':
    'टावर दर टावर, मंज़िल दर मंज़िल: क्या खाली, क्या होल्ड पर, क्या बिका, आपकी टीम के हाथ में।',
  'Site visits by the half hour': 'आधे घंटे के हिसाब से साइट विज़िट',
  'Families choose a slot; the salesperson and the driver hear of it at once.':
    'परिवार स्लॉट चुनते हैं। सेल्स वाले और ड्राइवर को तुरंत खबर।',
  'Leads in one list': 'सब लीड एक लिस्ट में',
  'Website, portals, advertisements, missed calls and walk-ins, with repeats put together.':
    'वेबसाइट, पोर्टल, विज्ञापन, मिस्ड कॉल और सीधे आने वाले, दोहराई हुई जोड़कर।',
  'Next call on top': 'अगली कॉल सबसे ऊपर',
  'Nobody asks what to do first: the list is sorted by who is waiting longest.':
    'पहले क्या करें, कोई नहीं पूछता: जो सबसे देर से रुका है वह सबसे ऊपर।',
  'WhatsApp with one tap': 'एक टैप में WhatsApp',
  'Brochure, location and price list go out from the lead, and are noted there.':
    'ब्रोशर, जगह और दाम की लिस्ट लीड से ही जाती है, और वहीं दर्ज होती है।',
  'Brokers with their own door': 'ब्रोकर का अपना दरवाज़ा',
  'They register their clients, see their own leads, and know their commission.':
    'वे अपने ग्राहक दर्ज करते हैं, अपनी लीड देखते हैं और अपना कमीशन जानते हैं।',
  'Payment plans': 'पेमेंट प्लान',
  'Milestones, demand letters and receipts for each flat, from booking to possession.':
    'हर फ़्लैट के स्टेप, डिमांड लेटर और रसीदें, बुकिंग से पज़ेशन तक।',
  'Progress photographs': 'काम की फ़ोटो',
  'Taken on site, shown by month, so that buyers abroad see the building grow.':
    'साइट पर ली हुई, महीने के हिसाब से, ताकि विदेश में बैठे खरीदार इमारत बढ़ती देखें।',
  'Reports by source': 'कहाँ से क्या आया, उसकी रिपोर्ट',
  'What each portal and each hoarding brought: leads, visits, bookings, cost of one.':
    'हर पोर्टल और होर्डिंग से क्या मिला: लीड, विज़िट, बुकिंग, एक का खर्च।',
};
