export const applicationDevelopment: Record<string, string> = {
  'Application development': 'ॲप डेव्हलपमेंट',
  'Android and iPhone apps for customers and staff, built and put into both stores in 8 to 12 weeks, 16 to 24 for complex ones.':
    'ग्राहक आणि कर्मचाऱ्यांसाठी Android आणि iPhone ॲप, 8 ते 12 आठवड्यांत दोन्ही स्टोअरमध्ये; मोठी ॲप 16 ते 24 आठवडे.',
  'An app your people open every day': 'तुमची माणसे रोज उघडतील असे ॲप',
  'Orders from regulars, rounds of a delivery boy, attendance at three branches. We build the app for the work that repeats, for Android and iPhone together.':
    'नेहमीच्या ग्राहकांच्या ऑर्डर, डिलिव्हरीवाल्याची फेरी, तीन शाखांची हजेरी. जे काम रोज पुन्हा करावे लागते, त्यासाठी आम्ही Android आणि iPhone चे ॲप एकत्र बनवतो.',
  'from the first drawing to both stores': 'पहिल्या चित्रापासून दोन्ही स्टोअरपर्यंत',
  '16–24 weeks': '16–24 आठवडे',
  'for complex apps with several roles': 'अनेक प्रकारचे युजर असलेल्या मोठ्या ॲपसाठी',
  '2 in 1': '1 मध्ये 2',
  'Android and iPhone from one code': 'एकाच कोडमधून Android आणि iPhone',
  'When a business needs an app': 'व्यवसायाला ॲप कधी लागते',
  'The same customer comes back': 'तोच ग्राहक परत येतो',
  'Two taps to order again, a note when it is ready. For people who buy every week a website is a detour.':
    'दोन टॅपमध्ये पुन्हा ऑर्डर, तयार झाली की सूचना. दर आठवड्याला घेणाऱ्यांसाठी वेबसाइट म्हणजे वळसा.',
  'The work happens away from a desk': 'काम टेबलापासून दूर होते',
  'Meter readings, deliveries, site visits: with a camera, a place on the map, and no network in the basement.':
    'मीटर रीडिंग, डिलिव्हरी, साइट व्हिजिट: कॅमेऱ्यासह, नकाशावरच्या जागेसह, आणि तळघरात नेटवर्कशिवाय.',
  'Registers and groups no longer suffice': 'वह्या आणि ग्रुप आता पुरत नाहीत',
  'When the truth is spread over a notebook and four chat groups, an app gives everybody the same page.':
    'खरी माहिती एका वहीत आणि चार चॅट ग्रुपमध्ये विखुरलेली असेल, तेव्हा ॲप सगळ्यांना एकच पेज दाखवते.',
  'You want to tell people something': 'तुम्हाला लोकांना काही सांगायचे आहे',
  'A message on the lock screen is read. Used rarely and for good reason, it is worth more than any hoarding.':
    'लॉक स्क्रीनवरचा मेसेज वाचला जातो. क्वचित आणि कारणाने पाठवला तर तो कोणत्याही होर्डिंगपेक्षा भारी.',
  'From a sketch to both stores': 'स्केचपासून दोन्ही स्टोअरपर्यंत',
  'We follow the work for a day, then write down what the app must do, and what it need not.':
    'एक दिवस आम्ही काम सोबत राहून पाहतो, मग ॲपने काय करायचे आणि काय नाही ते लिहितो.',
  'Screens you can tap through on your own phone, before a line of code is written.':
    'कोडची पहिली ओळ लिहिण्याआधी तुमच्या फोनवर दाबून पाहता येतील अशा स्क्रीन.',
  'A new version on your phone every two weeks. Server, app and back office grow together.':
    'दर दोन आठवड्यांनी तुमच्या फोनवर नवी आवृत्ती. सर्व्हर, ॲप आणि बॅक ऑफिस सोबत वाढतात.',
  'Five people who will use it, on their own phones, doing their own work. Then we mend.':
    'ॲप वापरणारे पाच जण, स्वतःच्या फोनवर, स्वतःचे काम करताना. मग आम्ही दुरुस्त करतो.',
  'Store pages, screenshots, privacy forms and review. The accounts are in your name.':
    'स्टोअरचे पेज, स्क्रीनशॉट, प्रायव्हसी फॉर्म आणि तपासणी. अकाउंट तुमच्या नावावर.',
  'New Android and iOS versions arrive every year; we keep the app working through them.':
    'दरवर्षी Android आणि iOS च्या नव्या आवृत्त्या येतात; त्यांच्यासोबत ॲप चालू ठेवतो.',
  'Questions about apps': 'ॲपबद्दल प्रश्न',
  'How long does an app take?': 'ॲपला किती वेळ लागतो?',
  'Most apps take 8 to 12 weeks until they are in the stores. Complex ones, with several roles, payments and links to other systems, take 16 to 24 weeks. The plan names a date for every two-week step.':
    'बहुतेक ॲप 8 ते 12 आठवड्यांत स्टोअरमध्ये असतात. अनेक प्रकारचे युजर, पेमेंट आणि दुसऱ्या सिस्टीमची जोडणी असेल तर 16 ते 24 आठवडे. योजनेत दर दोन आठवड्यांच्या टप्प्याची तारीख असते.',
  'Android, iPhone or both?': 'Android, iPhone की दोन्ही?',
  'Both, from one code, unless you tell us otherwise. If nearly all your customers use Android we can begin there and add the iPhone later without building it twice.':
    'दोन्ही, एकाच कोडमधून, तुम्ही नको म्हटले तर गोष्ट वेगळी. तुमचे जवळजवळ सगळे ग्राहक Android वर असतील तर तिथून सुरू करून नंतर iPhone जोडता येतो, पुन्हा न बनवता.',
  'What does an app cost?': 'ॲपचा खर्च किती?',
  'More than a website, because there is a server, an app and a back office. After one sitting you get a fixed price for a first version that is useful by itself, and a list of what can follow.':
    'वेबसाइटपेक्षा जास्त, कारण सर्व्हर, ॲप आणि बॅक ऑफिस तिन्ही असतात. एका मीटिंगनंतर तुम्हाला पहिल्या आवृत्तीची ठरलेली किंमत मिळते, जी स्वतःच उपयोगी असेल, आणि पुढे काय जोडता येईल त्याची यादी.',
  'Do I need an app, or is a website enough?': 'मला ॲप हवे की वेबसाइट पुरेल?',
  'If people come once, a website is enough, and we will say so. If the same people come every week, or if the work needs a camera, a place or no network, an app pays.':
    'लोक एकदाच येत असतील तर वेबसाइट पुरते, आणि आम्ही तेच सांगू. तेच लोक दर आठवड्याला येत असतील, किंवा कामाला कॅमेरा, जागा किंवा नेटवर्कशिवाय चालणे लागत असेल, तर ॲप परवडते.',
  'Does it work without a network?': 'नेटवर्कशिवाय चालते का?',
  'If you need it to. What is typed is kept on the phone and sent once there is a network again, and the person can see what still waits.':
    'गरज असेल तर हो. लिहिलेले फोनवर राहते आणि नेटवर्क आले की जाते, आणि काय बाकी आहे ते दिसते.',
  'Who publishes it in the stores?': 'स्टोअरमध्ये कोण टाकते?',
  'We do, in accounts that are in your name. Google and Apple check every app; we prepare the texts, the screenshots and the privacy forms that they ask for.':
    'आम्ही, तुमच्या नावावरच्या अकाउंटमधून. Google आणि Apple प्रत्येक ॲप तपासतात; ते मागतात तो मजकूर, स्क्रीनशॉट आणि प्रायव्हसी फॉर्म आम्ही तयार करतो.',
  'Can it take payments?': 'त्यात पेमेंट घेता येते का?',
  'Yes: UPI, cards and net banking through a payment provider of your choice. The money goes to your account, never through ours.':
    'हो: UPI, कार्ड आणि नेट बँकिंग, तुमच्या पसंतीच्या पेमेंट कंपनीमार्फत. पैसे तुमच्या खात्यात जातात, आमच्याकडून कधीच नाही.',
  'Where is the data kept?': 'डेटा कुठे ठेवला जातो?',
  'On servers in India, encrypted on the way and backed up every day. Staff see what their role needs, and nothing more.':
    'भारतातल्या सर्व्हरवर, वाटेत एन्क्रिप्टेड आणि रोजच्या बॅकअपसह. कर्मचाऱ्यांना त्यांच्या कामापुरतेच दिसते.',
  'Can the app talk to the software I use?': 'मी वापरत असलेल्या सॉफ्टवेअरशी ॲप जोडता येते का?',
  'Usually. Billing, accounting and stock programs mostly offer a way to exchange data. We find out in the planning step and tell you before you decide.':
    'बहुतेक वेळा हो. बिलिंग, अकाउंटिंग आणि स्टॉकचे बरेचसे प्रोग्राम डेटा देण्या-घेण्याची सोय देतात. नियोजनाच्या वेळी आम्ही शोधून तुमच्या निर्णयाआधी सांगतो.',
  'Who owns the code?': 'कोड कोणाचा असतो?',
  'You have a licence to use it until the last payment. After full payment the ownership passes to you by a written agreement, with the code and a description that another developer can work with.':
    'शेवटच्या पेमेंटपर्यंत तुम्हाला वापरण्याचा परवाना असतो. पूर्ण पेमेंट झाले की मालकी लेखी कराराने तुमची होते, कोडसह आणि दुसरा डेव्हलपर काम करू शकेल अशा वर्णनासह.',
  'Tell us which work repeats': 'रोज पुन्हा होणारे काम कोणते ते सांगा',
  'Describe one day. We will say whether it needs an app, and what its first version would be.':
    'एका दिवसाचे वर्णन करा. त्यासाठी ॲप लागते का, आणि पहिली आवृत्ती कशी असेल, ते आम्ही सांगू.',
  'Apps of the kind we build': 'आम्ही अशी ॲप बनवतो',
  'A queue at a clinic': 'दवाखान्यातली रांग',
  'Your number, who is inside, and about how many minutes are left.':
    'तुमचा नंबर, आत कोण आहे, आणि साधारण किती मिनिटे उरली.',
  'Milk and papers': 'दूध आणि पेपर',
  'Start, pause and pay for the month from one calendar.': 'एकाच कॅलेंडरमधून सुरू, बंद आणि महिन्याचे पेमेंट.',
  'Rounds of a service engineer': 'सेवा इंजिनिअरच्या फेऱ्या',
  'Today’s visits on a map, photographs and a signature at the end.': 'आजच्या भेटी नकाशावर, फोटो आणि शेवटी सही.',
  'A school diary': 'शाळेची डायरी',
  'Homework, fees and the bus, in the language the parents chose.':
    'गृहपाठ, फी आणि बस, पालकांनी निवडलेल्या भाषेत.',
  'Stock at three branches': 'तीन शाखांचा स्टॉक',
  'Scan a box in, scan it out, see what runs short.': 'खोका आत-बाहेर स्कॅन करा, काय कमी पडत आहे ते पाहा.',
};
