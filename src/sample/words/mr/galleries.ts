export const galleries: Record<string, string> = {
  'Shop fronts': 'दुकानांची दर्शनी बाजू',
  'Seven shops as we draw them before we draw their websites: what stands in the window belongs on the first screen. Our own drawings, of no real shop.':
    'सात दुकाने, जशी आम्ही त्यांच्या वेबसाइटआधी काढतो: काचेत जे ठेवले आहे तेच पहिल्या स्क्रीनवर हवे. आमचीच चित्रे, कोणत्याही खऱ्या दुकानाची नाहीत.',
  'A bakery. The shelf is the home page: three rows, nothing hidden.':
    'बेकरी. शेल्फ म्हणजेच होम पेज: तीन ओळी, काहीही लपवलेले नाही.',
  Food: 'खाणे',
  'A saree shop. Five pieces in the window say more than fifty.':
    'साडीचे दुकान. काचेतल्या पाच साड्या पन्नासपेक्षा जास्त सांगतात.',
  Clothing: 'कपडे',
  'A hardware shop. Every tool hangs where a hand expects it.':
    'हार्डवेअरचे दुकान. प्रत्येक हत्यार हात शोधतो तिथेच टांगलेले.',
  Home: 'घर',
  'A tea stall. One product, one price, always a queue.': 'चहाची टपरी. एक प्रॉडक्ट, एक किंमत, कायम रांग.',
  'A spice shop. Jars in a fixed order are a menu that everybody learns.':
    'मसाल्यांचे दुकान. ठरलेल्या क्रमाने ठेवलेल्या बरण्या म्हणजे सगळ्यांना पाठ होणारा मेनू.',
  'A bookshop. Spines are links: short, and all the same way up.':
    'पुस्तकांचे दुकान. पुस्तकांच्या कडा म्हणजे लिंक: छोट्या, आणि सगळ्या एकाच दिशेने.',
  'A florist. What fades by evening stands in front.': 'फुलवाला. संध्याकाळपर्यंत कोमेजणारे सर्वात पुढे.',
  'Screens and sketches': 'स्क्रीन आणि स्केच',
  'Pages in their first and second form, from squared paper to the phone. Our own drawings, of no client’s work.':
    'पेज त्यांच्या पहिल्या आणि दुसऱ्या रूपात, चौकटीच्या कागदापासून फोनपर्यंत. आमचीच चित्रे, कोणत्याही ग्राहकाचे काम नाही.',
  'Order screen: the button stays where the thumb is.': 'ऑर्डरची स्क्रीन: बटण अंगठा असतो तिथेच राहते.',
  Phone: 'फोन',
  'Booking screen: full days are grey before anybody taps them.':
    'बुकिंगची स्क्रीन: भरलेले दिवस कोणी टॅप करण्याआधीच करडे.',
  'A lead on the owner’s phone: name, wish, one tap to call.':
    'मालकाच्या फोनवरची लीड: नाव, हवे काय, कॉलसाठी एक टॅप.',
  'Shop page: six products first, the other four hundred behind a search.':
    'दुकानाचे पेज: आधी सहा प्रॉडक्ट, बाकीची चारशे सर्चमागे.',
  Desktop: 'कॉम्प्युटर',
  'Clinic page: the doctor looks at the booking, so you do too.':
    'दवाखान्याचे पेज: डॉक्टर बुकिंगकडे पाहतो, म्हणून तुम्हीही पाहता.',
  'Monthly report: three figures on top, the proof below.': 'महिन्याचा रिपोर्ट: वर तीन आकडे, खाली पुरावा.',
  'The first sketch: boxes and arrows, twenty minutes.': 'पहिले स्केच: चौकटी आणि बाण, वीस मिनिटे.',
  Sketch: 'स्केच',
  'The same page twice: what the phone leaves out, nobody misses.':
    'तेच पेज दोनदा: फोन जे गाळतो त्याची कोणाला आठवण येत नाही.',
  'A week in the studio': 'स्टुडिओतला एक आठवडा',
  'Monday to Friday at our desks, drawn by ourselves because nobody wanted to be photographed.':
    'सोमवार ते शुक्रवार आमच्या टेबलांवर, स्वतःच काढलेले, कारण फोटो कोणालाच काढून घ्यायचा नव्हता.',
  'Monday: everything on the wall, so that nothing is only in a head.':
    'सोमवार: सगळे भिंतीवर, म्हणजे काहीही फक्त डोक्यात राहत नाही.',
  'Tuesday: paper first. A wrong line costs a rubber.': 'मंगळवार: आधी कागद. चुकलेली रेघ म्हणजे फक्त एक खोडरबर.',
  'Wednesday: the first page runs on our own phones.': 'बुधवार: पहिले पेज आमच्या स्वतःच्या फोनवर चालते.',
  Building: 'डेव्हलपमेंट',
  'Thursday: five phones, the cheapest first.': 'गुरुवार: पाच फोन, सर्वात स्वस्त आधी.',
  'Friday: it is live, and the bell rings for the first enquiry.':
    'शुक्रवार: साइट सुरू झाली, आणि पहिल्या चौकशीला घंटा वाजते.',
  'Friday, half past six. The office hours on our contact page are true.':
    'शुक्रवार, संध्याकाळी साडेसहा. संपर्क पेजवरच्या ऑफिसच्या वेळा खऱ्या आहेत.',
  'Numbers on the wall': 'भिंतीवरचे आकडे',
  'Six ways to show a number, and when each is the right one. The figures in these drawings are invented.':
    'आकडा दाखवण्याचे सहा प्रकार, आणि कधी कोणता योग्य. या चित्रांतले आकडे कल्पित आहेत.',
  'Bars: for amounts. Only the one that matters is coloured. The figures are invented.':
    'बार: रकमांसाठी. महत्त्वाचा असेल त्यालाच रंग. आकडे कल्पित आहेत.',
  'Lines: for change. Cost falls, enquiries rise; where they cross, the campaign pays.':
    'रेषा: बदलासाठी. खर्च उतरतो, चौकशा वाढतात; जिथे त्या भेटतात तिथून कॅम्पेन परवडते.',
  'A ring: for parts of a whole, four at most.': 'वर्तुळ: पूर्णाच्या भागांसाठी, जास्तीत जास्त चार.',
  Shares: 'वाटे',
  'A funnel: a thousand saw it, forty called. The widest loss is the one to mend.':
    'फनेल: हजारांनी पाहिले, चाळीस जणांनी फोन केला. जिथे सर्वात जास्त गळती, तिथे दुरुस्ती.',
  'Dots: one per call, a row per day. The evening is when people decide.':
    'ठिपके: एका कॉलचा एक, एका दिवसाची एक ओळ. लोक संध्याकाळी ठरवतात.',
  Days: 'दिवस',
  'A calendar of squares: twelve weeks of a shop, the dark ones are festival days.':
    'चौकोनांचे कॅलेंडर: दुकानाचे बारा आठवडे, गडद ते सणाचे दिवस.',
  'The streets around us': 'आमच्या आजूबाजूचे रस्ते',
  'Where our clients’ customers walk, ride and wait with a phone in hand. Drawn from memory.':
    'आमच्या ग्राहकांचे ग्राहक हातात फोन घेऊन जिथे चालतात, प्रवास करतात आणि थांबतात. आठवणीतून काढलेले.',
  'Kandivali, six in the morning: the sun comes up behind the towers.':
    'कांदिवली, सकाळी सहा: टॉवरच्या मागून सूर्य वर येतो.',
  Morning: 'सकाळ',
  'The 7:42 on the bridge. Half of it reads the news, half of it shops.':
    'पुलावरची 7:42. अर्धी बातम्या वाचते, अर्धी खरेदी करते.',
  'Boats at Gorai: out before light, back before the market opens.':
    'गोराईच्या होड्या: उजाडण्याआधी बाहेर, बाजार उघडण्याआधी परत.',
  Water: 'पाणी',
  'An auto before nine: every second shutter is still down.': 'नऊच्या आधीची रिक्षा: दर दुसरे शटर अजून बंद.',
  Street: 'रस्ता',
  'Market street from above: the widest parasol sells the most.':
    'वरून दिसणारा बाजार: सर्वात रुंद छत्री सर्वात जास्त विकते.',
  'Ten at night: the windows that are lit are working or watching. Both have a phone in hand.':
    'रात्री दहा: उजेड असलेल्या खिडक्यांत काम चालू आहे किंवा काहीतरी पाहणे. फोन दोघांच्याही हातात.',
  Evening: 'संध्याकाळ',
  Patterns: 'नक्षी',
  'Nine patterns in our colours, drawn by rule. We use them behind prices, on paper bags and on the studio wall.':
    'आमच्या रंगांतल्या नऊ नक्ष्या, नियमाने काढलेल्या. आम्ही त्या किमतींमागे, कागदी पिशव्यांवर आणि स्टुडिओच्या भिंतीवर वापरतो.',
  'Marigolds, every second row shifted by half.': 'झेंडूची फुले, दर दुसरी ओळ अर्धी सरकलेली.',
  Flowers: 'फुले',
  'Eight petals on indigo, after the block printers’ way of building a flower.':
    'निळीवर आठ पाकळ्या, ठसे छापणाऱ्यांच्या पद्धतीने.',
  'Leaves in pairs. The stem is the grid.': 'जोडीने पाने. देठ म्हणजेच जाळी.',
  'Scallops: one half circle, drawn three hundred times.': 'लाटा: एक अर्धवर्तुळ, तीनशे वेळा.',
  Lines: 'रेषा',
  'Zigzag, as woven on a narrow loom.': 'नागमोडी पट्टे, अरुंद मागावर विणतात तसे.',
  'A weave: over, under, over. The eye never finds the end.': 'वीण: वर, खाली, वर. डोळ्यांना शेवट सापडत नाही.',
  'Star and cross: two tiles cover any floor.': 'तारा आणि फुली: दोन फरशांनी कोणतीही जमीन भरते.',
  Tiles: 'फरशा',
  'Quarter circles, each tile turned. No two rows are alike, and no two tiles differ.':
    'पाव वर्तुळे, प्रत्येक फरशी फिरवलेली. दोन ओळी सारख्या नाहीत, आणि दोन फरशा वेगळ्या नाहीत.',
  'Honeycomb: the most room for the least wall.': 'मधाचे पोळे: सर्वात कमी भिंतीत सर्वात जास्त जागा.',
};
