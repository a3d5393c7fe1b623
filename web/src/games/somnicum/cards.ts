// Made from the data files and texts of the game by `npx vitest run test/somnicum.cards.test.ts -u`; do not edit.

/** In English, Russian and Polish. */
export type Names = readonly string[];
export type Theme = 'fairy' | 'sea' | 'space' | 'nightmare';
/** Name in the notation, theme, names. */
export type Particle = readonly [key: string, theme: Theme, names: Names];
/** Id, theme, particles, stars, nightmare symbols, whether it brings an encounter (0 or 1), names (of nightmares only). */
export type Card = readonly [id: string, theme: Theme, particles: readonly number[], stars: number, nightmares: number, meets: number, names: Names];
export type Goal = readonly [id: string, particles: readonly number[], names: Names];
/** Name in the notation, whether it is permanent (0 or 1), names, effects. */
export type Encounter = readonly [key: string, permanent: number, names: Names, about: Names];

/** Everything is numbered from 1; the entry 0 stands for what is not known. */
export const PARTICLES: readonly Particle[] = [
  ["","nightmare",["","",""]],
  ["dragon","fairy",["Dragon","Дракон","Smok"]],
  ["castle","fairy",["Castle","Замок","Zamek"]],
  ["unicorn","fairy",["Unicorn","Единорог","Jednorożec"]],
  ["mirror","fairy",["Magic Mirror","Волшебное зеркало","Magiczne zwierciadło"]],
  ["octopus","sea",["Octopus","Осьминог","Ośmiornica"]],
  ["mermaid","sea",["Mermaid","Русалка","Syrena"]],
  ["whale","sea",["Whale","Кит","Wieloryb"]],
  ["pearl","sea",["Pearl","Жемчужина","Perła"]],
  ["cloud","space",["Cloud","Туча","Chmura"]],
  ["comet","space",["Comet","Комета","Kometa"]],
  ["rocket","space",["Rocket","Ракета","Rakieta"]],
  ["moon","space",["Moon","Луна","Księżyc"]],
];

export const CARDS: readonly Card[] = [
  ["","nightmare",[],0,0,0,["","",""]],
  ["F01","fairy",[1],3,0,0,["","",""]],
  ["F02","fairy",[2],3,0,0,["","",""]],
  ["F03","fairy",[3],3,0,0,["","",""]],
  ["F04","fairy",[4],3,0,0,["","",""]],
  ["F05","fairy",[1],2,0,0,["","",""]],
  ["F06","fairy",[2],2,0,0,["","",""]],
  ["F07","fairy",[3],2,0,0,["","",""]],
  ["F08","fairy",[4],2,0,0,["","",""]],
  ["F09","fairy",[1],2,0,0,["","",""]],
  ["F10","fairy",[2],2,0,0,["","",""]],
  ["F11","fairy",[3],2,0,0,["","",""]],
  ["F12","fairy",[4],2,0,0,["","",""]],
  ["F13","fairy",[1],1,0,1,["","",""]],
  ["F14","fairy",[2],1,0,1,["","",""]],
  ["F15","fairy",[3],1,0,1,["","",""]],
  ["F16","fairy",[4],1,0,1,["","",""]],
  ["F17","fairy",[1,2],2,0,0,["","",""]],
  ["F18","fairy",[3,4],2,0,0,["","",""]],
  ["F19","fairy",[1,3],2,0,0,["","",""]],
  ["F20","fairy",[2,4],1,0,1,["","",""]],
  ["F21","fairy",[1,4],1,0,0,["","",""]],
  ["F22","fairy",[2,3],1,0,0,["","",""]],
  ["F23","fairy",[1,2,3],1,0,0,["","",""]],
  ["F24","fairy",[1,2,4],1,0,0,["","",""]],
  ["F25","fairy",[1,3,4],1,0,0,["","",""]],
  ["F26","fairy",[2,3,4],1,0,1,["","",""]],
  ["U01","sea",[6],3,0,0,["","",""]],
  ["U02","sea",[7],3,0,0,["","",""]],
  ["U03","sea",[8],3,0,0,["","",""]],
  ["U04","sea",[5],3,0,0,["","",""]],
  ["U05","sea",[6],2,0,0,["","",""]],
  ["U06","sea",[7],2,0,0,["","",""]],
  ["U07","sea",[8],2,0,0,["","",""]],
  ["U08","sea",[5],2,0,0,["","",""]],
  ["U09","sea",[6],2,0,0,["","",""]],
  ["U10","sea",[7],2,0,0,["","",""]],
  ["U11","sea",[8],2,0,0,["","",""]],
  ["U12","sea",[5],2,0,0,["","",""]],
  ["U13","sea",[6],1,0,1,["","",""]],
  ["U14","sea",[7],1,0,1,["","",""]],
  ["U15","sea",[8],1,0,1,["","",""]],
  ["U16","sea",[5],1,0,1,["","",""]],
  ["U17","sea",[6,7],2,0,0,["","",""]],
  ["U18","sea",[5,8],2,0,0,["","",""]],
  ["U19","sea",[6,8],2,0,0,["","",""]],
  ["U20","sea",[5,7],1,0,1,["","",""]],
  ["U21","sea",[5,6],1,0,0,["","",""]],
  ["U22","sea",[7,8],1,0,0,["","",""]],
  ["U23","sea",[6,7,8],1,0,0,["","",""]],
  ["U24","sea",[5,6,7],1,0,0,["","",""]],
  ["U25","sea",[5,6,8],1,0,0,["","",""]],
  ["U26","sea",[5,7,8],1,0,1,["","",""]],
  ["S01","space",[11],3,0,0,["","",""]],
  ["S02","space",[12],3,0,0,["","",""]],
  ["S03","space",[9],3,0,0,["","",""]],
  ["S04","space",[10],3,0,0,["","",""]],
  ["S05","space",[11],2,0,0,["","",""]],
  ["S06","space",[12],2,0,0,["","",""]],
  ["S07","space",[9],2,0,0,["","",""]],
  ["S08","space",[10],2,0,0,["","",""]],
  ["S09","space",[11],2,0,0,["","",""]],
  ["S10","space",[12],2,0,0,["","",""]],
  ["S11","space",[9],2,0,0,["","",""]],
  ["S12","space",[10],2,0,0,["","",""]],
  ["S13","space",[11],1,0,1,["","",""]],
  ["S14","space",[12],1,0,1,["","",""]],
  ["S15","space",[9],1,0,1,["","",""]],
  ["S16","space",[10],1,0,1,["","",""]],
  ["S17","space",[11,12],2,0,0,["","",""]],
  ["S18","space",[9,10],2,0,0,["","",""]],
  ["S19","space",[9,11],2,0,0,["","",""]],
  ["S20","space",[10,12],1,0,1,["","",""]],
  ["S21","space",[10,11],1,0,0,["","",""]],
  ["S22","space",[9,12],1,0,0,["","",""]],
  ["S23","space",[9,11,12],1,0,0,["","",""]],
  ["S24","space",[10,11,12],1,0,0,["","",""]],
  ["S25","space",[9,10,11],1,0,0,["","",""]],
  ["S26","space",[9,10,12],1,0,1,["","",""]],
  ["N01","nightmare",[1,2,5,7,10,12],0,1,0,["Clockwork Crow","Заводная ворона","Nakręcana wrona"]],
  ["N02","nightmare",[3,4,6,8,9,11],0,1,0,["Drowned Stairs","Затонувшая лестница","Zatopione schody"]],
  ["N03","nightmare",[1,3,7,8,9,10],0,1,0,["Faceless Choir","Безликий хор","Chór bez twarzy"]],
  ["N04","nightmare",[2,4,5,6,11,12],0,1,0,["Hollow Puppet","Пустая кукла","Pusta kukiełka"]],
  ["N05","nightmare",[1,4,6,7,10,11],0,1,0,["Ink Tide","Чернильный прилив","Atramentowy przypływ"]],
  ["N06","nightmare",[2,3,5,8,9,12],0,2,0,["Endless Corridor","Бесконечный коридор","Korytarz bez końca"]],
  ["N07","nightmare",[1,2,6,8,11,12],0,2,0,["Ticking Teeth","Тикающие зубы","Tykające zęby"]],
  ["N08","nightmare",[3,4,5,7,9,10],0,2,0,["Frozen Carousel","Замёрзшая карусель","Zamarznięta karuzela"]],
  ["N09","nightmare",[1,3,5,6,10,12],0,2,0,["Hungry Wardrobe","Голодный шкаф","Głodna szafa"]],
  ["N10","nightmare",[2,4,7,8,9,11],0,2,0,["Black Sun","Чёрное солнце","Czarne słońce"]],
];

export const GOALS: readonly Goal[] = [
  ["",[],["","",""]],
  ["G1",[1,5,9],["Storm Chase","Погоня за бурей","Pogoń za burzą"]],
  ["G2",[2,6,10],["Wishing Tower","Башня желаний","Wieża życzeń"]],
  ["G3",[3,7,11],["Great Journey","Большое путешествие","Wielka podróż"]],
  ["G4",[4,8,12],["Silver Glow","Серебряный свет","Srebrny blask"]],
  ["G5",[1,6,11],["Fiery Song","Огненная песня","Ognista pieśń"]],
  ["G6",[2,7,12],["Night Watch","Ночная стража","Nocna straż"]],
  ["G7",[3,8,9],["Soft Trail","Мягкий след","Miękki ślad"]],
  ["G8",[4,5,10],["Curious Signs","Странные знаки","Dziwne znaki"]],
];

export const ENCOUNTERS: readonly Encounter[] = [
  ["",0,["","",""],["","",""]],
  ["hare",0,["Hourglass Hare","Заяц с часами","Zając z klepsydrą"],["draw 4 sand tokens","возьмите 4 жетона песка","wylosuj 4 żetony piasku"]],
  ["carriage",0,["Moth Carriage","Карета мотыльков","Kareta ciem"],["this turn no step costs a token","в этот ход за шаги не платят","w tej turze żaden krok nie kosztuje żetonu"]],
  ["needle",0,["Silver Needle","Серебряная игла","Srebrna igła"],["mend a gap of your dream and take its token","зашейте разрыв в своём сновидении и заберите его жетон","zszyj przerwę w swoim śnie i zabierz jej żeton"]],
  ["bridge",0,["Moonlit Bridge","Лунный мост","Księżycowy most"],["the card you attach this turn is joined to its left neighbour","карта, присоединённая в этот ход, соединяется с соседней слева","karta dołączana w tej turze łączy się z sąsiednią kartą z lewej"]],
  ["owl",0,["Backwards Owl","Сова-наоборот","Sowa na opak"],["this turn the pendulum moves counter-clockwise","в этот ход маховик идёт против часовой стрелки","w tej turze wahadło porusza się przeciwnie do ruchu wskazówek zegara"]],
  ["painter",0,["Sand Painter","Песочный художник","Piaskowy malarz"],["lay up to 2 tokens on right-end cards, whatever their theme","выложите до 2 жетонов на крайние правые карты, сюжет не важен","połóż do 2 żetonów na skrajnych prawych kartach, bez względu na motyw"]],
  ["rooster",0,["Dawn Rooster","Рассветный петух","Kogut świtu"],["the sand check cannot end the round this turn; or the round ends without it if no card lies between the pendulums after 1 to 3 steps","в этот ход проверка песка не закончит раунд; или он закончится без неё, если после 1–3 шагов между маховиками не будет карт","w tej turze próba piasku nie zakończy rundy; albo runda skończy się bez niej, jeśli po 1–3 krokach między wahadłami nie będzie kart"]],
  ["snail",0,["Tide Snail","Улитка прилива","Ślimak przypływu"],["move the right-end card of a row to another row","переместите крайнюю правую карту ряда в другой ряд","przenieś skrajną prawą kartę rzędu do innego rzędu"]],
  ["bridle",1,["Shadow Bridle","Узда для теней","Uzda na cienie"],["permanent; at the end your nightmares cost no points","постоянная; в конце ваши кошмары не отнимают очков","stała; na koniec twoje koszmary nie odejmują punktów"]],
  ["slippers",1,["Seven-League Slippers","Тапочки-скороходы","Siedmiomilowe kapcie"],["permanent; four steps are free instead of three","постоянная; бесплатных шагов четыре вместо трёх","stała; darmowe są cztery kroki zamiast trzech"]],
  ["pillow",1,["Bottomless Pillow","Бездонная подушка","Poduszka bez dna"],["permanent; 2 or 3 steps bring an extra token","постоянная; за 2 или 3 шага — ещё один жетон","stała; 2 lub 3 kroki dają dodatkowy żeton"]],
  ["brush",1,["Chameleon Brush","Кисть-хамелеон","Pędzel kameleona"],["permanent; the second token for a card of another theme may be any","постоянная; второй жетон для карты другого сюжета может быть любым","stała; drugi żeton dla karty innego motywu może być dowolny"]],
  ["beetle",1,["Thrifty Beetle","Бережливый жук","Oszczędny żuk"],["permanent; at the end 1 point for every 2 tokens in stock, 4 at most","постоянная; в конце 1 очко за каждые 2 жетона в запасе, не больше 4","stała; na koniec 1 punkt za każde 2 żetony w zapasie, najwyżej 4"]],
  ["quilt",1,["Patchwork Quilt","Лоскутное одеяло","Patchworkowa kołdra"],["permanent; at the end 2 points for every gap, 6 at most","постоянная; в конце 2 очка за каждый разрыв, не больше 6","stała; na koniec 2 punkty za każdą przerwę, najwyżej 6"]],
  ["shell",1,["Echo Shell","Раковина-эхо","Muszla echa"],["permanent; at the end 2 points for every token on your cards with a particle of your goal","постоянная; в конце 2 очка за каждый жетон на ваших картах с частицей вашей цели","stała; na koniec 2 punkty za każdy żeton na twoich kartach z cząstką twojego celu"]],
  ["lantern",1,["Deep Lantern","Фонарь глубин","Latarnia głębin"],["permanent; a card attached to level 2 or 3 brings a token","постоянная; карта, присоединённая ко 2-му или 3-му уровню, приносит жетон","stała; karta dołączona do poziomu 2 lub 3 daje żeton"]],
];

export const THEMES: Record<Theme, Names> = {
  "fairy": ["fairy tale","сказка","baśń"],
  "sea": ["underwater world","подводный мир","podwodny świat"],
  "space": ["space","космос","kosmos"],
  "nightmare": ["nightmare","кошмар","koszmar"],
};

export const BACKS: readonly Names[] = [
  ["sand","песок","piasek"],
  ["blank","пустой","pusty"],
];

export const PENDULUMS: readonly Names[] = [
  ["black","чёрный","czarne"],
  ["white","белый","białe"],
];

/** The lines of the score, in the order of the game. */
export const LINES: readonly Names[] = [
  ["stars on level 1","звёзды 1-го уровня","gwiazdki na poziomie 1"],
  ["stars on level 2","звёзды 2-го уровня","gwiazdki na poziomie 2"],
  ["stars on level 3","звёзды 3-го уровня","gwiazdki na poziomie 3"],
  ["cut-off cards","отрезанные карты","karty odcięte"],
  ["encounters not played","неразыгранные встречи","niezagrane spotkania"],
  ["goal","цель","cel"],
  ["nightmares","кошмары","koszmary"],
  ["Thrifty Beetle","Бережливый жук","Oszczędny żuk"],
  ["Patchwork Quilt","Лоскутное одеяло","Patchworkowa kołdra"],
  ["Echo Shell","Раковина-эхо","Muszla echa"],
];
