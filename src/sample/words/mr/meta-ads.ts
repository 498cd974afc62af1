export const metaAds: Record<string, string> = {
  'Facebook and Instagram advertising with pictures and short films, aimed at the right streets, answered on WhatsApp.':
    'फोटो आणि छोट्या व्हिडिओंसह Facebook आणि Instagram जाहिराती, योग्य गल्ल्यांपर्यंत, उत्तर WhatsApp वर.',
  'Stop the thumb, start the chat': 'अंगठा थांबवा, बोलणे सुरू करा',
  'On Facebook and Instagram nobody is looking for you. A good picture stops them, one sentence says why, and the message arrives on your WhatsApp.':
    'Facebook आणि Instagram वर कोणी तुम्हाला शोधत नसते. चांगला फोटो थांबवतो, एक वाक्य कारण सांगते, आणि मेसेज तुमच्या WhatsApp वर येतो.',
  '3 films': '3 व्हिडिओ',
  'made in the first week, on a phone, at your shop': 'पहिल्या आठवड्यात, फोनवर, तुमच्या दुकानात केलेले',
  '15 minutes': '15 मिनिटे',
  'is how soon a message should be answered': 'एवढ्या वेळात मेसेजला उत्तर मिळायला हवे',
  'Why a business needs Meta Ads': 'व्यवसायाला Meta Ads का हवे',
  'People buy what they see': 'लोक जे पाहतात तेच घेतात',
  'A cake, a lehenga, a finished kitchen. Nobody searches for it until they have seen it.':
    'केक, लेहेंगा, तयार झालेले स्वयंपाकघर. पाहण्याआधी ते कोणी शोधत नाही.',
  'Your streets, your people': 'तुमच्या गल्ल्या, तुमची माणसे',
  'Parents within four kilometres. Engaged couples in Pune. You choose, and pay for no one else.':
    'चार किलोमीटरमधले पालक. पुण्यातली साखरपुडा झालेली जोडपी. निवड तुमची, आणि दुसऱ्या कोणाचे पैसे देत नाही.',
  'The answer is one tap away': 'उत्तर एका टॅपवर',
  'No form and no new page: the conversation opens on WhatsApp with your name on it.':
    'फॉर्म नाही, नवे पेज नाही: बोलणे थेट WhatsApp वर उघडते, तुमच्या नावासह.',
  'Those who looked can be reminded': 'ज्यांनी पाहिले त्यांना आठवण करून देता येते',
  'Most people need a second look. It costs less than the first one.':
    'बहुतेकांना दुसऱ्यांदा पाहावे लागते. त्याचा खर्च पहिल्यापेक्षा कमी.',
  'A week in six steps, every week': 'दर आठवड्याला, सहा टप्प्यांत',
  'Who buys from you, what stops them, and which pictures of your competitors run for months.':
    'तुमच्याकडून कोण घेते, त्यांना काय अडवते, आणि स्पर्धकांचे कोणते फोटो महिनोन् महिने चालतात.',
  'One offer, two groups of people, three pictures or films for each.':
    'एक ऑफर, दोन प्रकारची माणसे, प्रत्येकासाठी तीन फोटो किंवा व्हिडिओ.',
  'We film at your place on a phone, cut to fifteen seconds, with words on the screen.':
    'आम्ही तुमच्या जागी फोनवर व्हिडिओ बनवतो, पंधरा सेकंदांचा, स्क्रीनवर शब्दांसह.',
  'Every morning: which picture stops people, which only costs.':
    'रोज सकाळी: कोणता फोटो लोकांना थांबवतो, कोणता फक्त खर्च करतो.',
  Answering: 'उत्तर देणे',
  'Ready answers and a rota, so that a message does not wait overnight.':
    'तयार उत्तरे आणि पाळ्या ठरलेल्या, म्हणजे मेसेज रात्रभर थांबत नाही.',
  Scaling: 'वाढवणे',
  'What works gets more money, in small steps; what tires is replaced.':
    'जे चालते त्याला थोडे थोडे जास्त पैसे; जे थकते त्याच्या जागी नवे.',
  'Pictures, people, prices': 'फोटो, माणसे, किमती',
  'Is boosting a post not the same?': 'पोस्ट बूस्ट करणे म्हणजे हेच ना?',
  'A boosted post buys likes. A campaign is aimed at messages, calls or orders, shows several pictures and stops those that do not work.':
    'बूस्ट केलेली पोस्ट लाइक विकत घेते. कॅम्पेन मेसेज, कॉल किंवा ऑर्डरसाठी असते, अनेक फोटो दाखवते आणि न चालणारे बंद करते.',
  'What should I spend?': 'किती खर्च करावा?',
  'For one town, ₹300 to ₹800 a day gives an answer within two weeks. The limit is fixed, and nothing is spent above it.':
    'एका शहरासाठी रोज ₹300 ते ₹800 मध्ये दोन आठवड्यांत उत्तर मिळते. मर्यादा ठरलेली असते, त्यावर काहीच खर्च होत नाही.',
  'I have no good photographs.': 'माझ्याकडे चांगले फोटो नाहीत.',
  'You have a shop and we have phones. An hour at your place gives material for a month, and plain pictures often do better than polished ones.':
    'तुमच्याकडे दुकान आहे आणि आमच्याकडे फोन. तुमच्या जागी एका तासात महिनाभराचे साहित्य होते, आणि साधे फोटो बऱ्याचदा चकचकीत फोटोंपेक्षा चांगले चालतात.',
  'Who answers the messages?': 'मेसेजला उत्तर कोण देते?',
  'You do, because nobody knows your goods better. We prepare the ten most common answers and show you how to send them with two taps.':
    'तुम्ही, कारण तुमचा माल तुमच्याइतका कोणालाच माहीत नाही. आम्ही नेहमीची दहा उत्तरे तयार करतो आणि दोन टॅपमध्ये कशी पाठवायची ते शिकवतो.',
  'Can you reach people who visited my website?': 'माझ्या वेबसाइटवर येऊन गेलेल्यांपर्यंत पोहोचता येते का?',
  'Yes, if they agreed to it there. We ask for that consent properly and count nobody who said no.':
    'हो, त्यांनी तिथे संमती दिली असेल तर. आम्ही ती नीट विचारतो आणि नाही म्हणणाऱ्याला मोजत नाही.',
  'Facebook or Instagram?': 'Facebook की Instagram?',
  'The same campaign runs on both and moves the money to where messages cost less. You see the split in the report.':
    'तीच कॅम्पेन दोन्हीवर चालते आणि मेसेज स्वस्त पडतात तिथे पैसे वळवते. वाटणी तुम्हाला रिपोर्टमध्ये दिसते.',
  'Send us three photographs of your work': 'तुमच्या कामाचे तीन फोटो पाठवा',
  'We turn one of them into an advertisement and show you on a call whom we would send it to.':
    'त्यातल्या एकाची आम्ही जाहिरात करतो आणि ती कोणाला पाठवू ते कॉलवर दाखवतो.',
  'Advertisements of the kind we make': 'आम्ही अशा जाहिराती बनवतो',
  'A bakery before Christmas': 'ख्रिसमसआधीची बेकरी',
  'One cake, cut on camera, and a date until which to order.':
    'एक केक, कॅमेऱ्यासमोर कापलेला, आणि ऑर्डरची शेवटची तारीख.',
  'A bridal boutique': 'नववधूंच्या कपड्यांचे दुकान',
  'Five swipes from cloth to wedding day.': 'कापडापासून लग्नाच्या दिवसापर्यंत, पाच स्वाइप.',
  'A gym in January': 'जानेवारीतली जिम',
  'A trial week within three kilometres.': 'तीन किलोमीटरच्या आत एक आठवडा ट्रायल.',
  'A nursery': 'नर्सरी',
  'Which plant lives on a dark balcony? The answer is in the film.':
    'अंधाऱ्या बाल्कनीत कोणते रोप जगते? उत्तर व्हिडिओत.',
  'A kitchen maker': 'किचन बनवणारे',
  'Before and after, same corner, same light.': 'आधी आणि नंतर, तोच कोपरा, तोच उजेड.',
};
