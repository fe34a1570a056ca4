package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import holosite.rules.leaving.Stacking;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.setup.Setup;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the Objectives of the Senate do for the rest of the game, for either side. */
class SenateSetUpTest {
    private static final String CHIEF = "Plain Chief";
    private static final String SENATE = "Coruscant: Galactic Senate";

    /** The Objective of each side, and cards of that side. */
    enum Law {
        LEGAL(
                DARK,
                "My Lord, Is That Legal?",
                "This Is Outrageous!",
                "Lott Dod",
                "General Veers",
                "DS-61-2"),
        CASE(
                LIGHT,
                "Plead My Case To The Senate",
                "Plea To The Court",
                "Yarua",
                "Leia Organa",
                "Jek Porkins");

        final Side side;
        final String title;
        final String effect;
        final String senator;
        final String leader;
        final String pilot;

        Law(Side side, String title, String effect, String senator, String leader, String pilot) {
            this.side = side;
            this.title = title;
            this.effect = effect;
            this.senator = senator;
            this.leader = leader;
            this.pilot = pilot;
        }

        /** A deck of sixty with the Objective, what it starts with, and then these in turn. */
        Setup.PlayerDeck lawful(String... titles) {
            return deck(side, "", filled(List.of(title, SENATE, "Coruscant"), titles));
        }

        /** The opponent's deck: he starts at the cantina. */
        Setup.PlayerDeck other(String... titles) {
            return deck(side.opposite(), CANTINA, filled(List.of(CANTINA), titles));
        }

        Scene started(Setup.PlayerDeck own, Setup.PlayerDeck theirs) {
            return side == DARK ? start(own, theirs) : start(theirs, own);
        }
    }

    private static String[] filled(List<String> first, String... titles) {
        var all = new ArrayList<String>(first);
        for (int i = 0; all.size() < 60; i++) {
            all.add(titles[i % titles.length]);
        }
        return all.toArray(String[]::new);
    }

    /** Plays on, activating everything and doing nothing else, until this is offered. */
    private static Scene until(Scene scene, String words) {
        for (int i = 0; i < 2_000 && !scene.isOffered(words); i++) {
            if (scene.isOffered("activate")) {
                scene.activate();
            } else {
                scene.answerDefault();
            }
        }
        return scene;
    }

    private static String deployed(Scene scene, String title, String place) {
        until(scene, "deploy " + title).deploy(title).to(place).passResponses();
        return scene.cardsOn(place).stream()
                .filter(name -> name.contains(title))
                .findFirst()
                .orElseThrow();
    }

    private static boolean silenced(Scene scene, String card) {
        return Standing.of(scene.state()).textCanceled(scene.card(card));
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void itStartsWithTheSenateAndAnotherPlaceOfItsTime(Law law) {
        String other = law.side == DARK ? "Yavin 4" : "Tatooine";
        var theirs = deck(law.side.opposite(), other, other);
        var scene =
                law.started(deck(law.side, "", law.title, SENATE, "Coruscant", CANTINA), theirs);
        assertThat(scene.locations()).containsExactlyInAnyOrder(SENATE, "Coruscant", other);

        // an old place, or a character of that time, will not do
        var alone =
                law.started(
                        deck(law.side, "", law.title, SENATE, CANTINA, law.senator),
                        deck(law.side.opposite(), other, other));
        assertThat(alone.outOfPlay(law.side)).containsExactly(law.title);
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void asOtherPlaceASecondSenateWillNotDo(Law law) {
        String other = law.side == DARK ? "Yavin 4" : "Tatooine";
        var scene =
                law.started(
                        deck(law.side, "", law.title, SENATE, SENATE),
                        deck(law.side.opposite(), other, other));

        assertThat(scene.outOfPlay(law.side)).containsExactly(law.title);
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void leadersOfLittleAbilityHavePoliticsWhereverTheyAre(Law law) {
        var scene = law.started(law.lawful(law.leader, law.pilot), law.other(other(law).leader));
        String own = deployed(scene, law.leader, SENATE);
        String pilot = deployed(scene, law.pilot, SENATE);
        String theirs = deployed(scene, other(law).leader, CANTINA);

        assertThat(scene.figure(Figure.POLITICS, own)).isEqualTo(2);
        assertThat(scene.figure(Figure.POLITICS, theirs)).isEqualTo(2);
        assertThat(scene.figure(Figure.POLITICS, pilot)).isZero();
    }

    /** Arleil Schous is an alien. */
    @ParameterizedTest
    @EnumSource(Law.class)
    void leadersWhoAreNeitherRebelNorImperialHaveNone(Law law) {
        String leader = "Arleil Schous";
        boolean own = law.side == LIGHT;
        var scene =
                law.started(
                        law.lawful(own ? leader : law.pilot),
                        law.other(own ? other(law).pilot : leader));
        String alien = deployed(scene, leader, CANTINA);

        assertThat(scene.figure(Figure.POLITICS, alien)).isZero();
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void leadersOfAbilityFourHaveNone(Law law) {
        var chief = law.side == DARK ? Kinds.imperial(CHIEF, "0_1") : Kinds.rebel(CHIEF, "0_1");
        var cards = new ArrayList<>(law.lawful("Sense").cards());
        Collections.fill(
                cards.subList(3, 60),
                chief.destiny(1).deploy(2).power(1).ability(4).forfeit(1).is(Trait.LEADER).says());
        var scene = law.started(new Setup.PlayerDeck("able", cards, ""), law.other("Sense"));
        String leader = deployed(scene, CHIEF, SENATE);

        assertThat(scene.figure(Figure.POLITICS, leader)).isZero();
    }

    private static Law other(Law law) {
        return law == Law.LEGAL ? Law.CASE : Law.LEGAL;
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void strangersLoseTheirTextInTheSenateOnly(Law law) {
        var scene = law.started(law.lawful(law.pilot, law.senator), law.other(other(law).pilot));
        String inside = deployed(scene, law.pilot, SENATE);
        String senator = deployed(scene, law.senator, SENATE);
        String outside = deployed(scene, other(law).pilot, CANTINA);

        assertThat(silenced(scene, inside)).isTrue();
        assertThat(silenced(scene, senator)).isFalse();
        assertThat(silenced(scene, outside)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void theAssaultsAreCanceled(Law law) {
        String assault = law.side == DARK ? "Surprise Assault" : "Counter Assault";
        String trooper = law.side == DARK ? "Stormtrooper" : "Rebel Trooper";
        var scene = law.started(law.lawful(trooper), law.other(assault));
        deployed(scene, trooper, CANTINA);
        until(scene, "drain at " + CANTINA).drainAt(CANTINA);

        scene.passUntil("play " + assault).play(assault);
        while (scene.phase() == Phase.CONTROL && scene.turnOf() == law.side) {
            scene.answerDefault();
        }
        // its player lost what was drained, and nobody drew a destiny
        assertThat(scene.lost(law.side)).isEmpty();
        assertThat(scene.lost(law.side.opposite())).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void weaponDestiniesInTheSenateAreSixLess(Law law) {
        String weapon = law.side == DARK ? "Imperial Blaster" : "Blaster Rifle";
        String trooper = law.side == DARK ? "Rebel Trooper" : "Stormtrooper";
        String theirWeapon = law.side == DARK ? "Blaster Rifle" : "Imperial Blaster";
        var scene =
                law.started(law.lawful("Coruscant Guard", weapon), law.other(trooper, theirWeapon));
        String guard = deployed(scene, "Coruscant Guard", SENATE);
        String inside = deployed(scene, weapon, guard);
        String other = deployed(scene, trooper, CANTINA);
        String outside = deployed(scene, theirWeapon, other);

        assertThat(weaponDestiny(scene, inside, 9)).isEqualTo(3);
        assertThat(silenced(scene, inside)).isFalse();
        assertThat(weaponDestiny(scene, outside, 9)).isEqualTo(9);
    }

    private static double weaponDestiny(Scene scene, String weapon, double drawn) {
        return Figures.modified(
                scene.state(),
                Figure.WEAPON_DESTINY_DRAW,
                scene.card(weapon),
                scene.ownerOf(weapon),
                Table.NOBODY,
                drawn,
                FigureListener.NONE);
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void whoLiesOnOnesPoliticalEffectIsDeployedFromThere(Law law) {
        String trooper = law.side == DARK ? "Rebel Trooper" : "Stormtrooper";
        var scene = law.started(law.lawful(law.effect, law.senator), law.other(trooper));
        until(scene, "deploy " + law.effect).deploy(law.effect).passResponses();
        deployed(scene, trooper, CANTINA);
        until(scene, "drain at " + CANTINA).drainAt(CANTINA);
        scene.passUntil("use " + law.effect).use(law.effect).answerDefault();
        String effect = beside(scene, law.side, law.effect);
        String placed = scene.cardsOn(effect).getFirst();

        until(scene, "deploy " + placed).deploy(placed).to(SENATE).passResponses();

        assertThat(scene.locationOf(placed)).isEqualTo(SENATE);
    }

    private static String beside(Scene scene, Side side, String title) {
        return scene.pile(side, Zone.SIDE_OF_TABLE).stream()
                .filter(name -> name.contains(title))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Law.class)
    void whoLiesOnAnotherEffectOrOnTheOpponentsIsNotDeployedFromThere(Law law) {
        String effect = law.side == DARK ? "Do They Have A Code Clearance?" : "Bargaining Table";
        String theirEffect = other(law).effect;
        var scene =
                law.started(
                        law.lawful(effect, law.senator, law.senator, law.senator),
                        law.other(theirEffect));
        until(scene, "deploy " + effect).deploy(effect).passResponses();
        until(scene, "deploy " + theirEffect).deploy(theirEffect).passResponses();
        List<String> senators =
                scene.hand(law.side).stream().filter(name -> name.contains(law.senator)).toList();
        stack(scene, senators.get(0), beside(scene, law.side, effect));
        stack(scene, senators.get(1), beside(scene, law.side.opposite(), theirEffect));

        until(scene, "deploy " + senators.get(2));

        scene.mayNot("deploy " + senators.get(0), "deploy " + senators.get(1));
    }

    private static void stack(Scene scene, String card, String host) {
        int[] one = {scene.card(card)};
        Stacking.stack(scene.state(), one, scene.card(host), false, Zone.LOST_PILE);
    }
}
