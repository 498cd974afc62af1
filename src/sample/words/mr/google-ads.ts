export const googleAds: Record<string, string> = {
  'Google Ads campaigns that show you to people who are searching for what you sell, and a report of calls and enquiries.':
    'तुम्ही जे विकता ते शोधणाऱ्या लोकांपर्यंत Google Ads तुम्हाला पोहोचवतात. सोबत कॉल व चौकशांचा रिपोर्ट.',
  'Be there when somebody needs you now': 'कोणाला गरज असेल तेव्हाच त्याच्यासमोर या',
  '“AC repair Thane west.” Whoever types that has a problem and a phone in hand. We put your business above the list, and the call goes straight to you.':
    '“AC दुरुस्ती ठाणे वेस्ट.” जो हे टाइप करतो त्याच्याकडे अडचण आहे आणि हातात फोन. आम्ही तुमचा व्यवसाय यादीच्या वर ठेवतो, आणि कॉल थेट तुम्हाला येतो.',
  '5 days': '5 दिवस',
  'from the first call to the first advertisement': 'पहिल्या कॉलपासून पहिल्या जाहिरातीपर्यंत',
  'Every call': 'प्रत्येक कॉल',
  'is counted and has a cost beside it': 'मोजला जातो आणि त्याच्यापुढे त्याचा खर्च असतो',
  'Why a business needs Google Ads': 'व्यवसायाला Google Ads का हवे',
  'They are searching already': 'ते आधीच शोधत आहेत',
  'Nobody has to be persuaded. The need is there; the only question is whom they call.':
    'कोणाला पटवावे लागत नाही. गरज आहेच; प्रश्न एवढाच की फोन कोणाला जातो.',
  'You pay for clicks, not for being seen': 'पैसे क्लिकचे, दिसण्याचे नाही',
  'An advertisement that nobody taps costs nothing. The daily limit is yours and is kept.':
    'ज्या जाहिरातीवर कोणी टॅप करत नाही तिला काही लागत नाही. दिवसाची मर्यादा तुमची असते आणि पाळली जाते.',
  'By street and by hour': 'गल्लीनुसार आणि वेळेनुसार',
  'Five kilometres around the shop, while somebody is there to pick up. Nothing is spent at night unless you want it.':
    'दुकानाच्या पाच किलोमीटरमध्ये, फोन उचलायला कोणी असतानाच. तुम्हाला हवे असेल तरच रात्री खर्च.',
  'New businesses can stand first': 'नवा व्यवसायही सर्वात वर येऊ शकतो',
  'Climbing the free results takes months. An advertisement stands above them this week.':
    'मोफत सर्च रिझल्टमध्ये वर चढायला महिने लागतात. जाहिरात याच आठवड्यात त्यांच्या वर असते.',
  'From a search to a ringing phone': 'सर्चपासून वाजणाऱ्या फोनपर्यंत',
  'The words people type, what a click costs there, and the words that only waste money.':
    'लोक काय टाइप करतात, तिथे क्लिक केवढ्याला पडतो, आणि कोणते शब्द फक्त पैसे खातात.',
  'Places, hours, daily limit, and what counts as a result: a call, a form, a visit.':
    'ठिकाणे, वेळा, दिवसाची मर्यादा, आणि रिझल्ट कशाला म्हणायचे: कॉल, फॉर्म की भेट.',
  Creation: 'तयार करणे',
  'Advertisements in your customers’ words, and a page for each that keeps its promise.':
    'तुमच्या ग्राहकांच्या शब्दांत जाहिराती, आणि प्रत्येकीसाठी दिलेला शब्द पाळणारे पेज.',
  'With call counting in place first, so that nothing is spent in the dark.':
    'आधी कॉलची मोजणी लावतो, म्हणजे काहीही अंधारात खर्च होत नाही.',
  Optimisation: 'सुधारत नेणे',
  'Twice a week: bad words out, good ones up, two texts against each other.':
    'आठवड्यातून दोनदा: वाईट शब्द बाहेर, चांगले वर, दोन मजकूर एकमेकांसमोर.',
  'Each Monday: spent, calls, forms, cost of each. Each month a talk about it.':
    'दर सोमवारी: खर्च, कॉल, फॉर्म, प्रत्येकाचा खर्च. दर महिन्याला त्यावर बोलणे.',
  'Clicks, calls and costs': 'क्लिक, कॉल आणि खर्च',
  'What does a click cost?': 'एक क्लिक केवढ्याला पडतो?',
  'From about five rupees for rare searches to several hundred in crowded fields such as loans. We look it up for your words before you decide.':
    'क्वचित होणाऱ्या सर्चसाठी साधारण पाच रुपयांपासून, कर्जासारख्या गर्दीच्या क्षेत्रात काही शेपर्यंत. तुमच्या शब्दांसाठी आम्ही निर्णयाआधी पाहून सांगतो.',
  'What is the smallest budget that makes sense?': 'फायदा होईल असे सर्वात लहान बजेट किती?',
  'Enough for about ten clicks a day. For most local services that is ₹300 to ₹1,000 a day. Below it, one learns too slowly.':
    'दिवसाला साधारण दहा क्लिक मिळतील इतके. बहुतेक स्थानिक सेवांसाठी रोज ₹300 ते ₹1,000. त्यापेक्षा कमीत शिकायला फार वेळ लागतो.',
  'When does the phone ring?': 'फोन कधी वाजेल?',
  'Advertisements are usually checked and shown within a day or two of the launch. A good week to judge is the third: by then the wasteful words are out.':
    'जाहिराती सुरू केल्यावर साधारण एक-दोन दिवसांत तपासून दिसू लागतात. जोखायला तिसरा आठवडा चांगला: तोपर्यंत निरुपयोगी शब्द निघालेले असतात.',
  'Who pays Google?': 'Google ला पैसे कोण देते?',
  'You do, directly, from your own account. Our fee is separate and does not grow with what you spend.':
    'तुम्ही, थेट, स्वतःच्या खात्यातून. आमची फी वेगळी आहे आणि तुमच्या खर्चासोबत वाढत नाही.',
  'Can competitors click my budget away?': 'स्पर्धक क्लिक करून माझे बजेट संपवू शकतात का?',
  'Google filters most such clicks and refunds them. We watch for patterns, shut out addresses and tell you what we found.':
    'असे बहुतेक क्लिक Google ओळखते आणि पैसे परत करते. आम्हीही लक्ष ठेवतो, असे पत्ते बंद करतो आणि काय आढळले ते सांगतो.',
  'Do I need a website for it?': 'यासाठी वेबसाइट लागते का?',
  'A good page helps very much. For calls alone a single page is enough, and we can build it within the first week.':
    'चांगल्या पेजची खूप मदत होते. फक्त कॉलसाठी एकच पेज पुरते, आणि ते आम्ही पहिल्या आठवड्यात बनवू शकतो.',
  'Tell us one thing you sell': 'तुम्ही विकता त्यातले एक प्रॉडक्ट सांगा',
  'We look up how often it is searched for around you and what a click costs. You get the sheet, whatever you decide.':
    'तुमच्या आसपास ते किती शोधले जाते आणि क्लिक केवढ्याला पडतो ते आम्ही पाहतो. निर्णय काहीही असो, शीट तुम्हाला मिळते.',
  'Campaigns of the kind we run': 'आम्ही अशा कॅम्पेन चालवतो',
  'A repair service': 'दुरुस्ती सेवा',
  'Four suburbs, calls only, from eight to eight.': 'चार उपनगरे, फक्त कॉल, आठ ते आठ.',
  'A packers and movers desk': 'पॅकर्स अँड मूव्हर्स',
  'A form with two pin codes and a date, nothing more.': 'दोन पिन कोड आणि एक तारीख असा फॉर्म, बस.',
  'A homoeopath': 'होमिओपॅथ',
  'On the map, with directions and open hours.': 'नकाशावर, रस्ता आणि उघडण्याच्या वेळांसह.',
  'A shop for spare parts': 'सुट्या भागांचे दुकान',
  'Products with price and photograph in the results.': 'सर्च रिझल्टमध्येच किंमत आणि फोटोसह प्रॉडक्ट.',
  'A Monday report': 'सोमवारचा रिपोर्ट',
  'Calls by hour, and what each of them cost.': 'तासानुसार कॉल, आणि प्रत्येक केवढ्याला पडला.',
};
