package holosite.language.words;

import holosite.language.Card;
import holosite.language.CardBuilder;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;

/** What a card is: each word begins a card of one kind. */
public final class Kinds {
    private Kinds() {}

    // ---- characters

    public static CardBuilder alien(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.ALIEN);
    }

    public static CardBuilder rebel(String title, String id) {
        return Card.card(CardType.CHARACTER, title, Side.LIGHT, id).kind(Subtype.REBEL);
    }

    public static CardBuilder imperial(String title, String id) {
        return Card.card(CardType.CHARACTER, title, Side.DARK, id).kind(Subtype.IMPERIAL);
    }

    public static CardBuilder republic(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.REPUBLIC);
    }

    public static CardBuilder droid(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.DROID);
    }

    public static CardBuilder sith(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.SITH);
    }

    public static CardBuilder jediMaster(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.JEDI_MASTER);
    }

    public static CardBuilder darkJediMaster(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.DARK_JEDI_MASTER);
    }

    // ---- starships, vehicles, creatures

    public static CardBuilder starfighter(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.STARFIGHTER);
    }

    public static CardBuilder capital(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.CAPITAL);
    }

    public static CardBuilder squadron(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.SQUADRON);
    }

    public static CardBuilder combatVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.COMBAT_VEHICLE);
    }

    public static CardBuilder transportVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.TRANSPORT_VEHICLE);
    }

    public static CardBuilder creatureVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.CREATURE_VEHICLE);
    }

    public static CardBuilder shuttleVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.SHUTTLE_VEHICLE);
    }

    /** A creature; the name of its defense value differs from creature to creature. */
    public static CardBuilder creature(String title, Side side, String id) {
        return Card.card(CardType.CREATURE, title, side, id);
    }

    /** A Podracer; it goes to its player's side of the race's location. */
    public static CardBuilder podracer(String title, Side side, String id) {
        return Card.card(CardType.PODRACER, title, side, id);
    }

    // ---- weapons and devices

    public static CardBuilder characterWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.CHARACTER_WEAPON);
    }

    public static CardBuilder starshipWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.STARSHIP_WEAPON);
    }

    public static CardBuilder vehicleWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.VEHICLE_WEAPON);
    }

    public static CardBuilder artilleryWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.ARTILLERY_WEAPON);
    }

    public static CardBuilder automatedWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.AUTOMATED_WEAPON);
    }

    public static CardBuilder deathStarWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.DEATH_STAR_WEAPON);
    }

    public static CardBuilder device(String title, Side side, String id) {
        return Card.card(CardType.DEVICE, title, side, id);
    }

    /** A card for players to look things up on, which is in no deck. */
    public static CardBuilder gameAid(String title, Side side, String id) {
        return Card.card(CardType.GAME_AID, title, side, id);
    }

    // ---- Effects, Objectives, Epic Events, Jedi Tests

    public static CardBuilder effect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.NORMAL_EFFECT);
    }

    public static CardBuilder immediateEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.IMMEDIATE_EFFECT);
    }

    public static CardBuilder mobileEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.MOBILE_EFFECT);
    }

    public static CardBuilder utinniEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.UTINNI_EFFECT);
    }

    public static CardBuilder politicalEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.POLITICAL_EFFECT);
    }

    public static CardBuilder startingEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.STARTING_EFFECT);
    }

    public static CardBuilder defensiveShield(String title, Side side, String id) {
        return Card.card(CardType.DEFENSIVE_SHIELD, title, side, id)
                .unique()
                .destiny(0)
                .icons(Icon.DEFENSIVE_SHIELD);
    }

    public static CardBuilder objective(String title, Side side, String id) {
        return Card.card(CardType.OBJECTIVE, title, side, id).destiny(0);
    }

    public static CardBuilder epicEvent(String title, Side side, String id) {
        return Card.card(CardType.EPIC_EVENT, title, side, id);
    }

    /** A Jedi Test and its number. */
    public static CardBuilder jediTest(int number, String title, Side side, String id) {
        return Card.card(CardType.JEDI_TEST, title, side, id).test(number);
    }

    // ---- Interrupts

    public static CardBuilder usedInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id).kind(Subtype.USED_INTERRUPT);
    }

    public static CardBuilder lostInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id).kind(Subtype.LOST_INTERRUPT);
    }

    public static CardBuilder usedOrLostInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id).kind(Subtype.USED_OR_LOST_INTERRUPT);
    }

    public static CardBuilder usedOrStartingInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id)
                .kind(Subtype.USED_OR_STARTING_INTERRUPT);
    }

    public static CardBuilder lostOrStartingInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id)
                .kind(Subtype.LOST_OR_STARTING_INTERRUPT);
    }

    // ---- locations

    /** A site; its title begins with the name of its system. */
    public static CardBuilder site(String system, String name, Side side, String id) {
        return genericSite(system + ": " + name, side, id).of(system);
    }

    /** A site without a planet's name; its system is the one it is deployed at. */
    public static CardBuilder genericSite(String title, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id).kind(Subtype.SITE);
    }

    /** A site for Dejariks and holograms, which lies by itself. */
    public static CardBuilder holosite(String title, Side side, String id) {
        return genericSite(title, side, id).of("Holosite").is(Trait.HOLOSITE);
    }

    public static CardBuilder system(String title, double parsec, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id)
                .kind(Subtype.SYSTEM)
                .of(title)
                .parsec(parsec);
    }

    /** A sector without a planet's name; its system is the one it is deployed at. */
    public static CardBuilder sector(String title, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id).kind(Subtype.SECTOR);
    }
}
