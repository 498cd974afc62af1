export const applicationDevelopment: Record<string, string> = {
  'Application development': 'ऐप डेवलपमेंट',
  'Android and iPhone apps for customers and staff, built and put into both stores in 8 to 12 weeks, 16 to 24 for complex ones.':
    'ग्राहकों और कर्मचारियों के लिए Android और iPhone ऐप, 8 से 12 हफ़्ते में दोनों स्टोर में। बड़े ऐप 16 से 24 हफ़्ते।',
  'An app your people open every day': 'ऐसा ऐप जिसे आपके लोग रोज़ खोलें',
  'Orders from regulars, rounds of a delivery boy, attendance at three branches. We build the app for the work that repeats, for Android and iPhone together.':
    'पक्के ग्राहकों के ऑर्डर, डिलीवरी वाले का चक्कर, तीन शाखाओं की हाज़िरी। जो काम रोज़ दोहराया जाए, उसके लिए हम Android और iPhone का ऐप साथ बनाते हैं।',
  'from the first drawing to both stores': 'पहली ड्रॉइंग से दोनों स्टोर तक',
  '16–24 weeks': '16–24 हफ़्ते',
  'for complex apps with several roles': 'कई तरह के यूज़र वाले बड़े ऐप के लिए',
  '2 in 1': '1 में 2',
  'Android and iPhone from one code': 'एक ही कोड से Android और iPhone',
  'When a business needs an app': 'बिज़नेस को ऐप कब चाहिए',
  'The same customer comes back': 'वही ग्राहक फिर आता है',
  'Two taps to order again, a note when it is ready. For people who buy every week a website is a detour.':
    'दो टैप में दोबारा ऑर्डर, तैयार होने पर सूचना। जो हर हफ़्ते खरीदें, उनके लिए वेबसाइट लंबा रास्ता है।',
  'The work happens away from a desk': 'काम मेज़ से दूर होता है',
  'Meter readings, deliveries, site visits: with a camera, a place on the map, and no network in the basement.':
    'मीटर रीडिंग, डिलीवरी, साइट विज़िट: कैमरे के साथ, नक्शे पर जगह के साथ, और तहखाने में बिना नेटवर्क के।',
  'Registers and groups no longer suffice': 'रजिस्टर और ग्रुप अब काफ़ी नहीं',
  'When the truth is spread over a notebook and four chat groups, an app gives everybody the same page.':
    'जब सही बात एक कॉपी और चार चैट ग्रुप में बिखरी हो, ऐप सबको एक ही पेज दिखाता है।',
  'You want to tell people something': 'आपको लोगों से कुछ कहना है',
  'A message on the lock screen is read. Used rarely and for good reason, it is worth more than any hoarding.':
    'लॉक स्क्रीन का मैसेज पढ़ा जाता है। कम और काम की बात पर भेजें तो किसी भी होर्डिंग से ज़्यादा असर करता है।',
  'From a sketch to both stores': 'स्केच से दोनों स्टोर तक',
  'We follow the work for a day, then write down what the app must do, and what it need not.':
    'एक दिन हम काम को साथ रहकर देखते हैं, फिर लिखते हैं कि ऐप को क्या करना है और क्या नहीं।',
  'Screens you can tap through on your own phone, before a line of code is written.':
    'ऐसी स्क्रीन जिन्हें आप अपने फ़ोन पर दबाकर देख सकें, कोड की पहली लाइन से पहले।',
  'A new version on your phone every two weeks. Server, app and back office grow together.':
    'हर दो हफ़्ते आपके फ़ोन पर नया वर्ज़न। सर्वर, ऐप और बैक ऑफ़िस साथ-साथ बनते हैं।',
  'Five people who will use it, on their own phones, doing their own work. Then we mend.':
    'पाँच लोग जो इसे चलाएँगे, अपने फ़ोन पर, अपना काम करते हुए। फिर हम ठीक करते हैं।',
  'Store pages, screenshots, privacy forms and review. The accounts are in your name.':
    'स्टोर के पेज, स्क्रीनशॉट, प्राइवेसी फ़ॉर्म और जाँच। अकाउंट आपके नाम पर।',
  'New Android and iOS versions arrive every year; we keep the app working through them.':
    'हर साल Android और iOS के नए वर्ज़न आते हैं। हम ऐप को उनके साथ चालू रखते हैं।',
  'Questions about apps': 'ऐप के बारे में सवाल',
  'How long does an app take?': 'ऐप में कितना समय लगता है?',
  'Most apps take 8 to 12 weeks until they are in the stores. Complex ones, with several roles, payments and links to other systems, take 16 to 24 weeks. The plan names a date for every two-week step.':
    'ज़्यादातर ऐप 8 से 12 हफ़्ते में स्टोर में होते हैं। कई तरह के यूज़र, पेमेंट और दूसरे सिस्टम से जुड़ाव हो तो 16 से 24 हफ़्ते। प्लान में हर दो हफ़्ते के काम की तारीख होती है।',
  'Android, iPhone or both?': 'Android, iPhone या दोनों?',
  'Both, from one code, unless you tell us otherwise. If nearly all your customers use Android we can begin there and add the iPhone later without building it twice.':
    'दोनों, एक ही कोड से, जब तक आप मना न करें। अगर आपके लगभग सब ग्राहक Android पर हैं तो वहाँ से शुरू करके बाद में iPhone जोड़ सकते हैं, दोबारा बनाए बिना।',
  'What does an app cost?': 'ऐप का खर्च कितना है?',
  'More than a website, because there is a server, an app and a back office. After one sitting you get a fixed price for a first version that is useful by itself, and a list of what can follow.':
    'वेबसाइट से ज़्यादा, क्योंकि सर्वर, ऐप और बैक ऑफ़िस तीनों होते हैं। एक मीटिंग के बाद आपको पहले वर्ज़न का तय दाम मिलता है, जो अपने आप में काम का हो, और आगे क्या जुड़ सकता है उसकी लिस्ट।',
  'Do I need an app, or is a website enough?': 'मुझे ऐप चाहिए या वेबसाइट काफ़ी है?',
  'If people come once, a website is enough, and we will say so. If the same people come every week, or if the work needs a camera, a place or no network, an app pays.':
    'लोग एक बार आते हों तो वेबसाइट काफ़ी है, और हम यही कहेंगे। वही लोग हर हफ़्ते आएँ, या काम में कैमरा, जगह या बिना नेटवर्क चलना ज़रूरी हो, तो ऐप फ़ायदा देता है।',
  'Does it work without a network?': 'क्या यह बिना नेटवर्क चलता है?',
  'If you need it to. What is typed is kept on the phone and sent once there is a network again, and the person can see what still waits.':
    'ज़रूरत हो तो हाँ। लिखा हुआ फ़ोन में रहता है और नेटवर्क आते ही भेजा जाता है, और यह भी दिखता है कि क्या बाकी है।',
  'Who publishes it in the stores?': 'स्टोर में कौन डालता है?',
  'We do, in accounts that are in your name. Google and Apple check every app; we prepare the texts, the screenshots and the privacy forms that they ask for.':
    'हम, आपके नाम के अकाउंट में। Google और Apple हर ऐप जाँचते हैं। वे जो टेक्स्ट, स्क्रीनशॉट और प्राइवेसी फ़ॉर्म माँगते हैं, हम तैयार करते हैं।',
  'Can it take payments?': 'क्या यह पेमेंट ले सकता है?',
  'Yes: UPI, cards and net banking through a payment provider of your choice. The money goes to your account, never through ours.':
    'हाँ: UPI, कार्ड और नेट बैंकिंग, आपकी पसंद की पेमेंट कंपनी से। पैसा आपके खाते में जाता है, हमारे से होकर कभी नहीं।',
  'Where is the data kept?': 'डेटा कहाँ रखा जाता है?',
  'On servers in India, encrypted on the way and backed up every day. Staff see what their role needs, and nothing more.':
    'भारत के सर्वर पर, रास्ते में एन्क्रिप्टेड और रोज़ बैकअप के साथ। कर्मचारी उतना ही देखते हैं जितना उनके काम का है।',
  'Can the app talk to the software I use?': 'क्या ऐप मेरे सॉफ़्टवेयर से जुड़ सकता है?',
  'Usually. Billing, accounting and stock programs mostly offer a way to exchange data. We find out in the planning step and tell you before you decide.':
    'अक्सर हाँ। बिलिंग, अकाउंटिंग और स्टॉक के ज़्यादातर प्रोग्राम डेटा लेने-देने का रास्ता देते हैं। प्लानिंग के समय हम पता करके आपके फ़ैसले से पहले बता देते हैं।',
  'Who owns the code?': 'कोड किसका होता है?',
  'You have a licence to use it until the last payment. After full payment the ownership passes to you by a written agreement, with the code and a description that another developer can work with.':
    'आखिरी पेमेंट तक आपको इस्तेमाल का लाइसेंस मिलता है। पूरा पेमेंट होने पर मालिकाना हक लिखित करार से आपका हो जाता है, कोड के साथ और ऐसे विवरण के साथ कि दूसरा डेवलपर भी काम कर सके।',
  'Tell us which work repeats': 'बताइए कौन सा काम रोज़ दोहराया जाता है',
  'Describe one day. We will say whether it needs an app, and what its first version would be.':
    'एक दिन का हाल बताइए। हम बताएँगे कि उसके लिए ऐप चाहिए या नहीं, और पहला वर्ज़न कैसा होगा।',
  'Apps of the kind we build': 'हम ऐसे ऐप बनाते हैं',
  'A queue at a clinic': 'क्लिनिक की लाइन',
  'Your number, who is inside, and about how many minutes are left.':
    'आपका नंबर, अंदर कौन है, और लगभग कितने मिनट बाकी हैं।',
  'Milk and papers': 'दूध और अखबार',
  'Start, pause and pay for the month from one calendar.': 'एक ही कैलेंडर से शुरू, बंद और महीने का पेमेंट।',
  'Rounds of a service engineer': 'सर्विस इंजीनियर का चक्कर',
  'Today’s visits on a map, photographs and a signature at the end.':
    'आज की विज़िट नक्शे पर, फ़ोटो और आखिर में दस्तखत।',
  'A school diary': 'स्कूल डायरी',
  'Homework, fees and the bus, in the language the parents chose.':
    'होमवर्क, फ़ीस और बस, माता-पिता की चुनी हुई भाषा में।',
  'Stock at three branches': 'तीन शाखाओं का स्टॉक',
  'Scan a box in, scan it out, see what runs short.': 'बॉक्स आते-जाते स्कैन कीजिए, देखिए क्या कम पड़ रहा है।',
};
