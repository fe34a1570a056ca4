package holosite.language.card;

import static holosite.language.card.CardType.*;
import static holosite.language.prose.Noun.f;
import static holosite.language.prose.Noun.m;

import holosite.language.prose.Adjective;
import holosite.language.prose.Feature;
import holosite.language.prose.Noun;
import holosite.language.prose.Wording;

/**
 * A characteristic other cards and rules can name: what a character is, a species, a class of
 * starship or vehicle, a kind of weapon or device, a feature of a location.
 */
public enum Trait {
    // what a character is
    ADMIRAL(CHARACTER, m("admiral", "amiral")),
    ASSASSIN(CHARACTER, m("assassin", "assassin")),
    AUTOMATION_DROID(CHARACTER, m("automation droid", "droïde d'automatisation")),
    ASTROMECH_DROID(CHARACTER, m("astromech droid", "droïde[s] astromech[s]")),
    BOUNTY_HUNTER(CHARACTER, m("bounty hunter", "chasseur de primes")),
    BLACK_SUN_AGENT(CHARACTER, m("Black Sun agent", "agent du Soleil noir")),
    COMMANDER(CHARACTER, m("commander", "commandant")),
    COMMUNICATIONS_DROID(CHARACTER, m("communications droid", "droïde de communication")),
    FEMALE(CHARACTER, Adjective.of("female", "féminin")),
    GAMBLER(CHARACTER, m("gambler", "joueur professionnel")),
    SPEEDER_DEALER(
            CHARACTER,
            m(
                    "character[s] at whose site Spaceport Speeders may be played",
                    "personnage[s] au site de qui Spaceport Speeders peut être joué")),
    VADERS_STAND_IN(
            CHARACTER,
            m(
                    "character[s] who may duel in Vader's place",
                    "personnage[s] pouvant se battre en duel à la place de Vader")),
    GANGSTER(CHARACTER, m("gangster", "gangster")),
    GENERAL(CHARACTER, m("general", "général")),
    GUARD(CHARACTER, m("guard", "garde")),
    JEDI_COUNCIL_MEMBER(CHARACTER, m("Jedi Council member", "membre[s] du Conseil Jedi")),
    IMPERIAL_COUNCIL(CHARACTER, m("Imperial council member", "membre du conseil impérial")),
    INFORMATION_BROKER(CHARACTER, m("information broker", "courtier en informations")),
    INTERROGATOR(CHARACTER, m("interrogator", "interrogateur")),
    LEADER(CHARACTER, m("leader", "leader")),
    LANDER(STARSHIP, m("lander", "module d'atterrissage")),
    MALE(CHARACTER, Adjective.of("male", "masculin")),
    MEDICAL_DROID(CHARACTER, m("medical droid", "droïde médical")),
    MINER(CHARACTER, m("miner", "mineur")),
    MINING_DROID(CHARACTER, m("mining droid", "droïde minier")),
    MOFF(CHARACTER, m("moff", "moff")),
    MOUSE_DROID(CHARACTER, m("mouse droid", "droïde souris")),
    MUSICIAN(CHARACTER, m("musician", "musicien")),
    OPERATIVE(CHARACTER, m("operative", "agent")),
    PILOT_SKILL(CHARACTER, m("pilot", "pilote")),
    POWER_DROID(CHARACTER, m("power droid", "droïde d'énergie")),
    PRINCESS(CHARACTER, f("princess", "princesse")),
    PROTOCOL_DROID(CHARACTER, m("protocol droid", "droïde de protocole")),
    PROBE_DROID(CHARACTER, m("probe droid", "droïde[s] sonde[s]")),
    REBEL_TROOPER(CHARACTER, m("Rebel trooper", "soldat rebelle")),
    ROYAL_GUARD(CHARACTER, m("Royal Guard", "garde royal")),
    SCAVENGER(CHARACTER, m("scavenger", "pilleur d'épaves")),
    SCOUT(CHARACTER, m("scout", "éclaireur")),
    CORUSCANT_GUARD(CHARACTER, m("Coruscant Guard", "garde[s] de Coruscant")),
    SENATOR(CHARACTER, m("senator", "sénateur")),
    TAX_COLLECTOR(CHARACTER, m("tax collector", "percepteur")),
    TRADE_FEDERATION(
            CHARACTER, Adjective.linked("Trade Federation", "de la ", "Fédération du commerce")),
    SECURITY_DROID(CHARACTER, m("security droid", "droïde de sécurité")),
    SERVANT_DROID(CHARACTER, m("servant droid", "droïde domestique")),
    SLAVE(CHARACTER, m("slave", "esclave")),
    SMUGGLER(CHARACTER, m("smuggler", "contrebandier")),
    SNOWTROOPER(CHARACTER, m("snowtrooper", "soldat des neiges")),
    SPY(CHARACTER, m("spy", "espion")),
    STORMTROOPER(CHARACTER, m("stormtrooper", "soldat d'assaut")),
    SANDTROOPER(CHARACTER, m("sandtrooper", "soldat des sables")),
    DEATH_STAR_TROOPER(CHARACTER, m("Death Star trooper", "soldat de l'Étoile de la Mort")),
    ECHO_BASE_TROOPER(CHARACTER, m("Echo Base trooper", "soldat de la base Echo")),
    THIEF(CHARACTER, m("[thief|thieves]", "voleur")),
    TROOPER(CHARACTER, m("trooper", "soldat")),
    TROOPER_GUARD(CHARACTER, m("trooper guard", "soldat de garde")),
    UNDERCOVER_SPY(CHARACTER, m("Undercover spy", "espion clandestin")),
    DESTROYER_DROID(CHARACTER, m("destroyer droid", "droïde[s] destructeur[s]")),
    BATTLE_DROID(CHARACTER, m("battle droid", "droïde de combat")),
    VEHICLE_DROID(CHARACTER, m("vehicle droid", "droïde de véhicule")),
    R_UNIT(CHARACTER, m("R-unit", "droïde de série R")),
    RED_SQUADRON(CHARACTER, Adjective.linked("Red Squadron", "de l'", "escadron Rouge")),
    GOLD_SQUADRON(CHARACTER, Adjective.linked("Gold Squadron", "de l'", "escadron Or")),
    ROGUE_SQUADRON(CHARACTER, Adjective.linked("Rogue Squadron", "de l'", "escadron Rogue")),
    BLACK_SQUADRON(CHARACTER, Adjective.linked("Black Squadron", "de l'", "escadron Noir")),
    OBSIDIAN_SQUADRON(
            CHARACTER, Adjective.linked("Obsidian Squadron", "de l'", "escadron Obsidienne")),
    PADAWAN(CHARACTER, m("Padawan", "padawan")),
    RECRUIT(CHARACTER, f("recruit", "recrue")),
    MERCHANT(CHARACTER, m("merchant", "marchand")),
    BARTENDER(CHARACTER, m("bartender", "barman")),
    FARMER(CHARACTER, m("farmer", "fermier")),
    CYBORG(CHARACTER, m("cyborg", "cyborg")),
    ISB_AGENT(CHARACTER, m("ISB agent", "agent du BSI")),
    GUNNER(CHARACTER, m("gunner", "canonnier")),
    MEDIC(CHARACTER, m("medic", "médecin")),
    REPAIR_DROID(CHARACTER, m("repair droid", "droïde de réparation")),
    MAINTENANCE_DROID(CHARACTER, m("maintenance droid", "droïde d'entretien")),
    MESSENGER_DROID(CHARACTER, m("messenger droid", "droïde messager")),
    ACCOUNTANT(CHARACTER, m("accountant", "comptable")),
    INTERROGATOR_DROID(CHARACTER, m("interrogator droid", "droïde interrogateur")),
    PIRATE(CHARACTER, m("pirate", "pirate")),
    // species
    BOTHAN(CHARACTER, m("Bothan", "Bothan")),
    CHADRA_FAN(CHARACTER, m("Chadra-Fan[]", "Chadra-Fan[]")),
    CORELLIAN(CHARACTER, m("Corellian", "Corellien")),
    DEVARONIAN(CHARACTER, m("Devaronian", "Devaronien")),
    DUROS(CHARACTER, m("Duros[]", "Duros[]")),
    EWOK(CHARACTER, m("Ewok", "Ewok")),
    GAMORREAN(CHARACTER, m("Gamorrean", "Gamorréen")),
    GAND(CHARACTER, m("Gand", "Gand")),
    HUTT(CHARACTER, m("Hutt", "Hutt")),
    ISHI_TIB(CHARACTER, m("Ishi Tib[]", "Ishi Tib[]")),
    ITHORIAN(CHARACTER, m("Ithorian", "Ithorien")),
    KOWAKIAN(CHARACTER, m("Kowakian", "Kowakien")),
    JAWA(CHARACTER, m("Jawa", "Jawa")),
    MON_CALAMARI(CHARACTER, m("Mon Calamari[]", "Mon Calamari[]")),
    QIRAASH(CHARACTER, m("Qiraash[]", "Qiraash[]")),
    RODIAN(CHARACTER, m("Rodian", "Rodien")),
    SHISTAVANEN(CHARACTER, m("Shistavanen", "Shistavanen")),
    TALZ(CHARACTER, m("Talz[]", "Talz[]")),
    TRANDOSHAN(CHARACTER, m("Trandoshan", "Trandoshan")),
    TUSKEN_RAIDER(CHARACTER, m("Tusken Raider", "pillard[s] Tusken")),
    TWILEK(CHARACTER, m("Twi'lek", "Twi'lek")),
    UGNAUGHT(CHARACTER, m("Ugnaught", "Ugnaught")),
    WHIPHID(CHARACTER, m("Whiphid", "Whiphid")),
    WOOKIEE(CHARACTER, m("Wookiee", "Wookiee")),
    ABYSSIN(CHARACTER, m("Abyssin", "Abyssin")),
    AQUALISH(CHARACTER, m("Aqualish[]", "Aqualish[]")),
    GOTAL(CHARACTER, m("Gotal[s]", "Gotal[s]")),
    GIVIN(CHARACTER, m("Givin", "Givin")),
    KUBAZ(CHARACTER, m("Kubaz[]", "Kubaz[]")),
    SAURIN(CHARACTER, m("Saurin", "Saurin")),
    YARKORA(CHARACTER, m("Yarkora", "Yarkora")),
    BITH(CHARACTER, m("Bith[s]", "Bith[s]")),
    ARCONA(CHARACTER, m("Arcona", "Arcona")),
    NEIMOIDIAN(CHARACTER, m("Neimoidian", "Neimoidien")),
    ALDERAANIAN(CHARACTER, m("Alderaanian", "Aldéranien")),
    // classes of starships and vehicles
    X_WING(STARSHIP, f("X-wing", "aile[s]-X")),
    Y_WING(STARSHIP, f("Y-wing", "aile[s]-Y")),
    A_WING(STARSHIP, f("A-wing", "aile[s]-A")),
    B_WING(STARSHIP, f("B-wing", "aile[s]-B")),
    TIE(STARSHIP, m("TIE", "chasseur[s] TIE")),
    TIE_LN(STARSHIP, m("TIE/ln", "TIE/ln[]")),
    TIE_ADVANCED(STARSHIP, m("TIE/ad", "TIE/ad[]")),
    TIE_INTERCEPTOR(STARSHIP, m("TIE interceptor", "intercepteur[s] TIE")),
    TIE_SCOUT(STARSHIP, m("TIE scout", "TIE éclaireur[s]")),
    TIE_BOMBER(STARSHIP, m("TIE bomber", "bombardier[s] TIE")),
    BOMBER(STARSHIP, m("bomber", "bombardier")),
    STAR_DESTROYER(STARSHIP, m("Star Destroyer", "destroyer stellaire")),
    IMPERIAL_CLASS(STARSHIP, Adjective.linked("Imperial-class", "de ", "classe Impériale")),
    SUPER_CLASS(STARSHIP, Adjective.linked("Super-class", "de ", "classe Super")),
    VICTORY_CLASS(STARSHIP, Adjective.linked("Victory-class", "de ", "classe Victoire")),
    MON_CALAMARI_STAR_CRUISER(
            STARSHIP, m("Mon Calamari star cruiser", "croiseur[s] stellaire[s] Mon Calamari")),
    CORVETTE(STARSHIP, f("corvette", "corvette")),
    FREIGHTER(STARSHIP, m("freighter", "cargo")),
    TRANSPORT_SHIP(STARSHIP, m("transport", "transport")),
    SHUTTLE(STARSHIP, f("shuttle", "navette")),
    MEDIUM_TRANSPORT(STARSHIP, m("medium transport", "transport moyen")),
    BATTLESHIP(STARSHIP, m("battleship", "cuirassé")),
    DROID_STARFIGHTER(STARSHIP, m("droid starfighter", "chasseur[s] stellaire[s] droïde[s]")),
    NEBULON_B_FRIGATE(STARSHIP, f("Nebulon-B frigate", "frégate[s] Nébulon-B")),
    AT_AT(VEHICLE, m("AT-AT", "AT-AT")),
    AT_ST(VEHICLE, m("AT-ST", "AT-ST")),
    SNOWSPEEDER(VEHICLE, m("snowspeeder", "speeder des neiges")),
    LANDSPEEDER(VEHICLE, m("landspeeder", "landspeeder")),
    SPEEDER_BIKE(VEHICLE, f("speeder bike", "moto[s] speeder")),
    SANDCRAWLER(VEHICLE, m("sandcrawler", "char des sables")),
    SKIFF(VEHICLE, m("skiff", "skiff")),
    SWOOP(VEHICLE, m("swoop", "swoop")),
    BANTHA(VEHICLE, m("bantha", "bantha")),
    DEWBACK(VEHICLE, m("dewback", "dewback")),
    TAUNTAUN(VEHICLE, m("tauntaun", "tauntaun")),
    LIFT_TUBE(VEHICLE, m("lift tube", "tube élévateur")),
    CLOUD_CAR(VEHICLE, f("cloud car", "voiture des nuages")),
    SAIL_BARGE(VEHICLE, f("sail barge", "barge à voiles")),
    SPEEDER(VEHICLE, m("speeder", "speeder")),
    REBEL_STARSHIP(STARSHIP, Adjective.of("Rebel", "rebelle")),
    IMPERIAL_STARSHIP(STARSHIP, Adjective.of("Imperial", "impérial")),
    TRADE_FEDERATION_STARSHIP(
            STARSHIP, Adjective.linked("Trade Federation", "de la ", "Fédération du commerce")),
    /**
     * Characters inside cannot be targeted and use no power and no weapons; every other vehicle is
     * open.
     */
    ENCLOSED(VEHICLE, Adjective.of("enclosed", "fermé")),
    /** Ships that dock with others, and take shuttling cards. */
    SHIP_DOCKING(
            STARSHIP,
            Feature.of("ship-docking capability", "la ", "capacité d'arrimer d'autres vaisseaux")),
    /**
     * Moves as a character does although it is none: from site to site by landspeed, and by docking
     * bay transit. It takes no seat.
     */
    LIKE_A_CHARACTER(
            DEVICE,
            Adjective.after(
                    "moving like a character",
                    "qui se déplace comme un personnage|qui se déplace comme un personnage|qui se"
                            + " déplacent comme un personnage|qui se déplacent comme un"
                            + " personnage")),
    /** Deploys and moves by the rules for starfighters although it is not one. */
    LIKE_A_STARFIGHTER(
            STARSHIP,
            Adjective.after(
                    "deploying and moving like a starfighter",
                    "qui se déploie et se déplace comme un chasseur stellaire|qui se déploie et se"
                            + " déplace comme un chasseur stellaire|qui se déploient et se déplacent"
                            + " comme un chasseur stellaire|qui se déploient et se déplacent comme un"
                            + " chasseur stellaire")),
    NO_HYPERDRIVE(STARSHIP, Feature.of("no hyperdrive", "", "aucun hyperdrive")),
    // kinds of weapons and devices
    LIGHTSABER(WEAPON, m("lightsaber", "sabre[s] laser")),
    BLASTER(WEAPON, m("blaster", "blaster")),
    DH_17_BLASTER(WEAPON, m("DH-17 blaster", "blaster[s] DH-17")),
    BLASTER_RIFLE(WEAPON, m("blaster rifle", "fusil[s] blaster")),
    BOWCASTER(WEAPON, f("bowcaster", "arbalète laser")),
    RIFLE(WEAPON, m("rifle", "fusil")),
    SEEKER(WEAPON, m("seeker", "droïde chercheur")),
    MINE(WEAPON, f("mine", "mine")),
    TRACTOR_BEAM(WEAPON, m("tractor beam", "rayon tracteur")),
    LASER_CANNON(WEAPON, m("laser cannon", "canon[s] laser")),
    TURBOLASER_BATTERY(WEAPON, f("turbolaser [battery|batteries]", "batterie[s] de turbolasers")),
    ION_CANNON(WEAPON, m("ion cannon", "canon à ions")),
    PROTON_TORPEDOES(WEAPON, m("[set|sets] of proton torpedoes", "jeu[x] de torpilles à protons")),
    FUSION_GENERATOR(DEVICE, m("fusion generator", "générateur à fusion")),
    GADERFFII_STICK(WEAPON, m("gaderffii stick", "bâton[s] gaderffii")),
    DISRUPTOR(WEAPON, m("disruptor", "disrupteur")),
    VIBRO_AX(WEAPON, f("vibro-ax[es]", "vibro-hache")),
    EWOK_WEAPON(WEAPON, f("Ewok weapon", "arme[s] ewok")),
    CANNON(WEAPON, m("cannon", "canon")),
    /** An artillery weapon that needs no power source. */
    POWERED(WEAPON, Adjective.of("self-powered", "autonome")),
    // kinds of creatures
    SWAMP_CREATURE(CREATURE, f("swamp creature", "créature de marécage")),
    WAMPA(CREATURE, m("wampa", "wampa")),
    // features of locations
    CANYON(LOCATION, m("canyon", "canyon")),
    DOCKING_BAY(LOCATION, f("docking bay", "aire d'arrimage")),
    WAR_ROOM(LOCATION, f("war room", "salle de guerre")),
    PRISON(LOCATION, f("prison", "prison")),
    MARKER(LOCATION, Adjective.linked("marker", "à ", "marqueur")),
    DESERT(LOCATION, m("desert", "désert")),
    FOREST(LOCATION, f("forest", "forêt")),
    JUNGLE(LOCATION, f("jungle", "jungle")),
    SWAMP(LOCATION, m("swamp", "marécage")),
    FARM(LOCATION, f("farm", "ferme")),
    ASTEROID(LOCATION, Adjective.linked("asteroid", "d'", "astéroïdes")),
    CLOUD(LOCATION, Adjective.linked("cloud", "de ", "nuages")),
    SPACEPORT(LOCATION, m("spaceport", "spatioport")),
    /** A battle station: the system that moves, and every place of it. */
    BATTLE_STATION(LOCATION, f("battle station", "station de combat")),
    /** The system of a Rebel Base. */
    REBEL_BASE(LOCATION, Adjective.linked("Rebel Base", "de ", "base rebelle")),
    CANTINA(LOCATION, f("cantina", "cantina")),
    /** The site whose generators feed the Hoth energy shield. */
    ENERGY_SHIELD(LOCATION, Feature.m("energy shield", "bouclier d'énergie")),
    /**
     * Nothing deploys or moves there unless a card says so; ships in it fly on, and there are no
     * battles in it.
     */
    TRENCH(LOCATION, Feature.of("trench rules", "les ", "règles de la tranchée")),
    /** Where senators meet: totals of politics are compared there, and it is not a battleground. */
    SENATE(LOCATION, Feature.of("senate rules", "les ", "règles du Sénat")),
    /**
     * Only Dejariks and holograms deploy there, and battle as if they were characters. It lies by
     * itself, and one converts the other although their titles differ.
     */
    HOLOSITE(LOCATION, m("holosite", "holosite")),
    /** The planet an uprising is about. */
    SUBJUGATED(LOCATION, Adjective.of("Subjugated", "asservi")),
    /**
     * A secluded world: units deploy there, and Utinni Effects reach it, only if a card says so.
     */
    SECLUDED(LOCATION, Adjective.of("secluded", "isolé")),
    // what an Effect or Interrupt is about
    /** A piece of a holographic game: it may stand at a holosite. */
    DEJARIK(EFFECT, m("Dejarik", "Déjarik")),
    /** A projected image: it may stand at a holosite. */
    HOLOGRAM(EFFECT, m("hologram", "hologramme")),
    BARRIER(EFFECT, Adjective.linked("barrier", "de ", "barrière")),
    NIGHTTIME(LOCATION, Adjective.of("nighttime", "nocturne")),
    /** Left out where an Epic Event counts sites. */
    UNCOUNTED_BY_EPIC_EVENTS(
            LOCATION,
            Adjective.fixed("not counted by Epic Events", "non compté par les Événements épiques")),
    /** No battleground, whatever its icons. */
    NO_BATTLEGROUND(
            LOCATION, Adjective.fixed("not a battleground", "hors des terrains de bataille")),
    /** An Interrupt that goes to the Used Pile whichever of its functions is used. */
    USED_INTERRUPT(INTERRUPT, f("Used Interrupt", "interruption[s] utilisée[s]")),
    /** An Interrupt that is lost whichever of its functions is used. */
    LOST_INTERRUPT(INTERRUPT, f("Lost Interrupt", "interruption[s] perdue[s]")),
    /** Pays for a captive who is delivered. */
    BOUNTY(EFFECT, m("bounty", "prime"));

    private final CardType of;
    private final Wording wording;

    Trait(CardType of, Wording wording) {
        this.of = of;
        this.wording = wording;
    }

    /** The type of card that this characteristic implies. */
    public CardType of() {
        return of;
    }

    public Wording wording() {
        return wording;
    }

    /** Whether it names a squadron: whoever pilots one of its ships is one of its pilots. */
    public boolean isSquadron() {
        return this == RED_SQUADRON
                || this == GOLD_SQUADRON
                || this == ROGUE_SQUADRON
                || this == BLACK_SQUADRON
                || this == OBSIDIAN_SQUADRON;
    }

    /** Whether it is a class of starship or vehicle, which names the kind. */
    public boolean isModel() {
        return (of == STARSHIP || of == VEHICLE) && wording instanceof Noun;
    }
}
