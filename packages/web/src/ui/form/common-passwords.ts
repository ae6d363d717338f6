// Those that lead every published list of stolen passwords, as far as they have eight characters or become one of eight
// with a year or a sign. Patterns (12345678, qwertyui, abcabcab) are told by rule and are not in here.

/** Words that are common also with figures and signs around them. */
export const common_words: ReadonlySet<string> = new Set(
  `password passwort motdepasse contrasena contraseña senha parola wachtwoord haslo adgangskode losenord salasana
  welcome willkommen bienvenue bienvenido letmein trustno iloveyou iloveu loveyou lovely lover loveme iloveme ihateyou
  teamo tequiero jetaime schatz amore amor admin administrator root master mastermind login access secret geheim default
  changeme change guest user test testing tester temp temporal temporary pass passwd passw computer internet google
  facebook twitter instagram youtube linkedin microsoft windows samsung android iphone apple nokia sony playstation
  nintendo pokemon minecraft fortnite starwars startrek matrix superman batman spiderman ironman wolverine superstar
  football fussball futbol soccer baseball basketball hockey tennis golfer cricket arsenal chelsea liverpool barcelona
  realmadrid juventus manchester yankees cowboys lakers steelers eagles packers rangers celtic bayern dortmund schalke
  princess princesa prinzessin sunshine sonnenschein butterfly mariposa schmetterling flower blume rainbow angel angels
  babygirl babyboy baby honey sweetheart sweety cookie chocolate schokolade cheese banana orange cherry peanut pepper
  ginger coffee monkey dragon tiger panther eagle falcon dolphin delfin turtle bunny kitten kitty puppy horse hamster
  shadow ninja samurai warrior hunter killer pirate wizard phantom phoenix mustang ferrari porsche mercedes corvette
  harley yamaha summer winter spring autumn sommer january february april june july august september october november
  december monday friday sunday snoopy mickey minnie garfield simpsons scooby buster maggie bailey charlie jordan
  michael michelle jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony robert william thomas
  george alexander alexandra alejandro fernando francisco gabriel sebastian christian christopher benjamin nicholas
  jonathan samantha stephanie elizabeth victoria veronica isabella charlotte hannah sophie sabrina patrick vincent
  martin stefan andreas patricia cristina carolina daniela andrea natalia natasha tatiana vladimir sergey dmitry
  freedom forever together family friends friend mother father mommy daddy jesus jesuschrist christ blessed heaven
  lucky happy smile music guitar metallica nirvana slipknot eminem beatles elvis america american canada london paris
  berlin germany deutschland england france italia espana brazil mexico australia russia china india newyork texas
  florida california hello hallo whatever nothing anything something asdf qwer qwerty qwertz azerty zxcvbn yxcvbn abcdef
  abc abcd aaa larder pantry`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Common as they stand. */
export const common_passwords: ReadonlySet<string> = new Set(
  `1q2w3e4r 1qaz2wsx 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx zaq1xsw2 1qazxsw2 qwe123qwe qweasdzxc
  asd123asd qwer1234 1234qwer asdf1234 1234asdf zxcv1234 a1b2c3d4 a1s2d3f4 abcd1234 1234abcd aa123456 a1234567 a12345678
  123456aa 123456789a 12345678a q1234567 123qweasd 123qwe123 1a2b3c4d 147258369 159357258 741852963 789456123 123654789
  987654321 112233445566 102030405060 1029384756 5201314520 woaini1314 wojiushiwo 1234554321 123321123 11223344 00112233
  p455w0rd passw0rd p4ssw0rd correcthorsebatterystaple thisisapassword mypassword yourpassword nopassword newpassword
  oldpassword passwordpassword letmeinnow opensesame sesameopen rockyou rockandroll hiphop ilovehim iloveher ilovejesus
  iloveyoubaby iloveyousomuch fuckyou fuckyou2 fuckoff fuckme motherfucker asshole bullshit bigdaddy blink182 thx1138
  ncc1701d startrek1 jordan23 michael23 kobe24 lebron23 cr7ronaldo messi10 number1 onetwothree onelove
  godisgood godisgreat jesus777 jesuslovesme nevermind neverland neverever rememberme forgetme forgetmenot dontforget
  sunflower moonlight starlight midnight darkness daydream sweetdreams blackcat bluesky greenday redsox whitesox
  hellokitty helloworld goodbye goodluck goodmorning goodnight icecream cupcake jellybean gummybear teddybear
  marshmallow strawberry blueberry pineapple watermelon spongebob tinkerbell barbiegirl babydoll sexygirl sexyboy
  hotstuff playboy gangster hustler westside eastside southside northside universe galaxy stargate highlander gladiator
  excalibur gandalf frodo legolas voldemort harrypotter hogwarts slytherin gryffindor skywalker darthvader masterchief
  callofduty counterstrike warcraft starcraft worldofwarcraft leagueoflegends runescape habbohotel myspace hotmail
  firebird thunder lightning hurricane tornado volcano diamond crystal emerald sapphire platinum goldfish silverado
  chevrolet camaro lamborghini bugatti motorola blackberry pakistan bangladesh indonesia philippines argentina colombia
  portugal polska ukraine kazakhstan istanbul galatasaray fenerbahce besiktas flamengo corinthians palmeiras`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
