package holosite.language.words;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;

/** What a card is: each word begins a card of one kind. */
public final class Kinds {
    private Kinds() {}

    // ---- characters

    public static Card.Builder alien(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.ALIEN);
    }

    public static Card.Builder rebel(String title, String id) {
        return Card.card(CardType.CHARACTER, title, Side.LIGHT, id).kind(Subtype.REBEL);
    }

    public static Card.Builder imperial(String title, String id) {
        return Card.card(CardType.CHARACTER, title, Side.DARK, id).kind(Subtype.IMPERIAL);
    }

    public static Card.Builder republic(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.REPUBLIC);
    }

    public static Card.Builder droid(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.DROID);
    }

    public static Card.Builder sith(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.SITH);
    }

    public static Card.Builder jediMaster(String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(Subtype.JEDI_MASTER);
    }

    // ---- starships, vehicles, creatures

    public static Card.Builder starfighter(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.STARFIGHTER);
    }

    public static Card.Builder capital(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.CAPITAL);
    }

    public static Card.Builder squadron(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.SQUADRON);
    }

    public static Card.Builder combatVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.COMBAT_VEHICLE);
    }

    public static Card.Builder transportVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.TRANSPORT_VEHICLE);
    }

    public static Card.Builder creatureVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.CREATURE_VEHICLE);
    }

    public static Card.Builder shuttleVehicle(String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(Subtype.SHUTTLE_VEHICLE);
    }

    /** A creature; its defense value goes by a name of its own on each. */
    public static Card.Builder creature(String title, Side side, String id) {
        return Card.card(CardType.CREATURE, title, side, id);
    }

    /** A Podracer; it goes to its player's side of the race's location. */
    public static Card.Builder podracer(String title, Side side, String id) {
        return Card.card(CardType.PODRACER, title, side, id);
    }

    // ---- weapons and devices

    public static Card.Builder characterWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.CHARACTER_WEAPON);
    }

    public static Card.Builder starshipWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.STARSHIP_WEAPON);
    }

    public static Card.Builder vehicleWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.VEHICLE_WEAPON);
    }

    public static Card.Builder artilleryWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.ARTILLERY_WEAPON);
    }

    public static Card.Builder automatedWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.AUTOMATED_WEAPON);
    }

    public static Card.Builder deathStarWeapon(String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(Subtype.DEATH_STAR_WEAPON);
    }

    public static Card.Builder device(String title, Side side, String id) {
        return Card.card(CardType.DEVICE, title, side, id);
    }

    // ---- Effects, Objectives, Epic Events, Jedi Tests

    public static Card.Builder effect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.NORMAL_EFFECT);
    }

    public static Card.Builder immediateEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.IMMEDIATE_EFFECT);
    }

    public static Card.Builder mobileEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.MOBILE_EFFECT);
    }

    public static Card.Builder utinniEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.UTINNI_EFFECT);
    }

    public static Card.Builder politicalEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.POLITICAL_EFFECT);
    }

    public static Card.Builder startingEffect(String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(Subtype.STARTING_EFFECT);
    }

    public static Card.Builder defensiveShield(String title, Side side, String id) {
        return Card.card(CardType.DEFENSIVE_SHIELD, title, side, id)
                .unique()
                .destiny(0)
                .icons(Icon.DEFENSIVE_SHIELD);
    }

    public static Card.Builder objective(String title, Side side, String id) {
        return Card.card(CardType.OBJECTIVE, title, side, id).destiny(0);
    }

    public static Card.Builder epicEvent(String title, Side side, String id) {
        return Card.card(CardType.EPIC_EVENT, title, side, id);
    }

    /** A Jedi Test and its number. */
    public static Card.Builder jediTest(int number, String title, Side side, String id) {
        return Card.card(CardType.JEDI_TEST, title, side, id).test(number);
    }

    // ---- Interrupts

    public static Card.Builder usedInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id).kind(Subtype.USED_INTERRUPT);
    }

    public static Card.Builder lostInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id).kind(Subtype.LOST_INTERRUPT);
    }

    public static Card.Builder usedOrLostInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id).kind(Subtype.USED_OR_LOST_INTERRUPT);
    }

    public static Card.Builder usedOrStartingInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id)
                .kind(Subtype.USED_OR_STARTING_INTERRUPT);
    }

    public static Card.Builder lostOrStartingInterrupt(String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id)
                .kind(Subtype.LOST_OR_STARTING_INTERRUPT);
    }

    // ---- locations

    /** A site; its title begins with the name of its system. */
    public static Card.Builder site(String system, String name, Side side, String id) {
        return genericSite(system + ": " + name, side, id).of(system);
    }

    /** A site without a planet's name; its system is the one it is deployed at. */
    public static Card.Builder genericSite(String title, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id).kind(Subtype.SITE);
    }

    public static Card.Builder system(String title, double parsec, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id)
                .kind(Subtype.SYSTEM)
                .of(title)
                .parsec(parsec);
    }

    /** A sector without a planet's name; its system is the one it is deployed at. */
    public static Card.Builder sector(String title, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id).kind(Subtype.SECTOR);
    }
}
