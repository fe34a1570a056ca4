package holosite.language.words;

import holosite.language.card.Agenda;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.filter.Among;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.Chosen;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfSystem;
import holosite.language.filter.OfType;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.RaceDestiny;
import holosite.language.filter.Ref;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Titled;
import holosite.language.filter.WithAgenda;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;

/** Which cards: the kinds of cards, the cards a text refers to, and what makes a card match. */
public final class Filters {
    private Filters() {}

    // ---- kinds of cards

    public static final Filter ANYTHING = new Everything();
    public static final Filter CHARACTER = new OfType(CardType.CHARACTER);
    public static final Filter REBEL = new OfSubtype(Subtype.REBEL);
    public static final Filter IMPERIAL = new OfSubtype(Subtype.IMPERIAL);
    public static final Filter ALIEN = new OfSubtype(Subtype.ALIEN);
    public static final Filter REPUBLIC = new OfSubtype(Subtype.REPUBLIC);
    public static final Filter DROID = new OfSubtype(Subtype.DROID);

    /** Pilots: characters with the icon, not ships and vehicles whose pilot is part of them. */
    public static final Filter PILOT_CHARACTER = CHARACTER.and(new WithIcon(Icon.PILOT));

    /** The Skywalkers: whoever of this family the card names, by whatever title. */
    public static final Filter SKYWALKER =
            CHARACTER.and(
                    new PersonaOf("Luke").or(new PersonaOf("Leia")).or(new PersonaOf("Anakin")));

    public static final Filter WARRIOR_CHARACTER = CHARACTER.and(new WithIcon(Icon.WARRIOR));
    public static final Filter STARSHIP = new OfType(CardType.STARSHIP);
    public static final Filter STARFIGHTER = new OfSubtype(Subtype.STARFIGHTER);
    public static final Filter CAPITAL = new OfSubtype(Subtype.CAPITAL);
    public static final Filter SQUADRON = new OfSubtype(Subtype.SQUADRON);
    public static final Filter VEHICLE = new OfType(CardType.VEHICLE);
    public static final Filter COMBAT_VEHICLE = new OfSubtype(Subtype.COMBAT_VEHICLE);
    public static final Filter TRANSPORT_VEHICLE = new OfSubtype(Subtype.TRANSPORT_VEHICLE);
    public static final Filter CREATURE_VEHICLE = new OfSubtype(Subtype.CREATURE_VEHICLE);
    public static final Filter SHUTTLE_VEHICLE = new OfSubtype(Subtype.SHUTTLE_VEHICLE);
    public static final Filter CREATURE = new OfType(CardType.CREATURE);
    public static final Filter PODRACER = new OfType(CardType.PODRACER);
    public static final Filter WEAPON = new OfType(CardType.WEAPON);
    public static final Filter CHARACTER_WEAPON = new OfSubtype(Subtype.CHARACTER_WEAPON);
    public static final Filter STARSHIP_WEAPON = new OfSubtype(Subtype.STARSHIP_WEAPON);
    public static final Filter ARTILLERY_WEAPON = new OfSubtype(Subtype.ARTILLERY_WEAPON);
    public static final Filter AUTOMATED_WEAPON = new OfSubtype(Subtype.AUTOMATED_WEAPON);
    public static final Filter DEVICE = new OfType(CardType.DEVICE);
    public static final Filter LOCATION = new OfType(CardType.LOCATION);
    public static final Filter SITE = new OfSubtype(Subtype.SITE);
    public static final Filter SYSTEM = new OfSubtype(Subtype.SYSTEM);
    public static final Filter SECTOR = new OfSubtype(Subtype.SECTOR);
    public static final Filter ANY_EFFECT = new OfType(CardType.EFFECT);
    public static final Filter EFFECT = new OfSubtype(Subtype.NORMAL_EFFECT);
    public static final Filter IMMEDIATE_EFFECT = new OfSubtype(Subtype.IMMEDIATE_EFFECT);
    public static final Filter MOBILE_EFFECT = new OfSubtype(Subtype.MOBILE_EFFECT);
    public static final Filter UTINNI_EFFECT = new OfSubtype(Subtype.UTINNI_EFFECT);
    public static final Filter POLITICAL_EFFECT = new OfSubtype(Subtype.POLITICAL_EFFECT);
    public static final Filter DEFENSIVE_SHIELDS = new OfType(CardType.DEFENSIVE_SHIELD);
    public static final Filter INTERRUPT = new OfType(CardType.INTERRUPT);
    public static final Filter OBJECTIVE = new OfType(CardType.OBJECTIVE);
    public static final Filter JEDI_TEST = new OfType(CardType.JEDI_TEST);

    // ---- the cards a text points to

    public static final Filter IT = new Being(Known.IT);
    public static final Filter HOST = new Being(Known.HOST);
    public static final Filter HERE = new Being(Known.HERE);
    public static final Filter THAT = new Being(Known.SUBJECT);
    public static final Filter THERE = new Being(Known.PLACE);

    /** The card that caused what is responded to: the weapon that fires. */
    public static final Filter CAUSE = new Being(Known.CAUSE);

    /** What a Utinni Effect or the like is aimed at. */
    public static final Filter AIM = new Being(Known.AIM);

    public static final Filter BATTLE_LOCATION = new InState(CardState.BATTLE_LOCATION);

    /** Whatever this character pilots. */
    public static final Filter WHAT_IT_PILOTS = new Related(Relation.PILOTED_BY, IT);

    /** What a weapon is aimed at, or the one target of an action. */
    public static final Ref TARGET = new Chosen("target");

    /** The card chosen under this name. */
    public static Ref the(String name) {
        return new Chosen(name);
    }

    /** Whatever was chosen under this name. */
    public static Filter chosen(String name) {
        return new Being(new Chosen(name));
    }

    /** Some of the cards of that name. */
    public static Filter among(String name) {
        return new Among(new Chosen(name));
    }

    // ---- what makes a card fit

    public static Filter a(Trait trait) {
        return new WithTrait(trait);
    }

    /** Characters with this agenda. */
    public static Filter a(Agenda agenda) {
        return new WithAgenda(agenda);
    }

    public static Filter with(Icon icon) {
        return new WithIcon(icon);
    }

    public static Filter persona(String name) {
        return new PersonaOf(name);
    }

    public static Filter personas(String first, String... more) {
        Filter any = persona(first);
        for (String name : more) {
            any = any.or(persona(name));
        }
        return any;
    }

    /** These, and those of them that are under cover. */
    public static Filter evenUndercover(Filter cards) {
        return cards.or(cards.in(CardState.UNDERCOVER));
    }

    public static Filter titled(String title) {
        return new Titled(title);
    }

    public static Filter titled(String first, String... more) {
        Filter any = titled(first);
        for (String title : more) {
            any = any.or(titled(title));
        }
        return any;
    }

    /** Cards whose title contains these words. */
    public static Filter titleHas(String words) {
        return new TitleHas(words);
    }

    /** Cards whose title contains these letters, also within a word. */
    public static Filter titleSpells(String letters) {
        return new TitleHas(letters, false);
    }

    /**
     * All of these cards, also captive, missing, undercover and otherwise inactive ones. A weapon
     * that is part of its bearer is no card.
     */
    public static Filter all(Filter cards) {
        return cards.in(CardState.ACTIVE_OR_INACTIVE);
    }

    /** What "all cards" at a place can mean; nothing else there is concerned. */
    public static final Filter ALL_CARDS =
            all(CHARACTER.or(CREATURE).or(WEAPON).or(DEVICE).or(STARSHIP).or(VEHICLE));

    public static Filter your(Filter filter) {
        return filter.yours();
    }

    public static Filter opponents(Filter filter) {
        return filter.opponents();
    }

    /** Cards stacked on such cards. */
    public static Filter stackedOn(Filter hosts) {
        return new Related(Relation.STACKED_ON, hosts);
    }

    // ---- places

    /** Locations of a system: siteOf(…) makes "a Tatooine site". */
    public static Filter of(String system) {
        return new OfSystem(system);
    }

    /**
     * Locations of a Rebel Base, generic sites included: there is one on Hoth and one on Yavin 4.
     */
    public static final Filter OF_REBEL_BASE = of("Hoth").or(of("Yavin 4"));

    /** The surface and skies of a planet: its sites and cloud sectors, not the system. */
    public static Filter onPlanet(String planet) {
        return of(planet).except(SYSTEM);
    }

    /** Cards at a Scomp link: that of their location, or of the ship or vehicle they sit in. */
    public static Filter atScompLink(Filter cards) {
        return cards.in(CardState.AT_SCOMP_LINK);
    }

    public static Filter presentWithScompLink(Filter cards) {
        return cards.in(CardState.PRESENT_WITH_SCOMP_LINK);
    }

    public static Filter siteOf(String system) {
        return SITE.and(of(system));
    }

    public static Filter youControl(Filter location) {
        return location.and(new Held(Who.YOU, Held.Hold.CONTROLLED));
    }

    public static Filter youOccupy(Filter location) {
        return location.and(new Held(Who.YOU, Held.Hold.OCCUPIED));
    }

    /** Locations you control with such cards: at least one of them gives you presence. */
    public static Filter youControlWith(Filter cards, Filter location) {
        return occupiedBy(your(cards), youControl(location));
    }

    /** Locations somebody occupies with such cards, whoever they belong to. */
    public static Filter occupiedBy(Filter cards, Filter location) {
        return location.related(Relation.WHERE_IS, cards.in(CardState.GIVING_PRESENCE));
    }

    /** Locations you occupy with such cards: at least one of them gives you presence. */
    public static Filter youOccupyWith(Filter cards, Filter location) {
        return occupiedBy(your(cards), location);
    }

    public static Filter opponentControls(Filter location) {
        return location.and(new Held(Who.OPPONENT, Held.Hold.CONTROLLED));
    }

    public static Filter opponentOccupies(Filter location) {
        return location.and(new Held(Who.OPPONENT, Held.Hold.OCCUPIED));
    }

    // ---- Podraces

    /** Race destinies wherever they are. */
    public static final Filter RACE_DESTINIES = new RaceDestiny(false);

    /** Those on this Podracer. */
    public static Filter raceDestiniesOn(Filter racer) {
        return RACE_DESTINIES.related(Relation.STACKED_ON, racer);
    }

    /** The topmost one on each such Podracer. */
    public static Filter topRaceDestinyOn(Filter racer) {
        return new RaceDestiny(true).related(Relation.STACKED_ON, racer);
    }
}
