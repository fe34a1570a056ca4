package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.CardBuilder;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** It Can Wait, and I'd Just As Soon Kiss A Wookiee, which the Dark Side has. */
class ItCanWaitTest {
    private static final String WAIT = "It Can Wait";
    private static final String KISS = "I'd Just As Soon Kiss A Wookiee";

    private static final Card LUKE = version(Kinds.rebel("Plain Luke", "0_9"), "Luke");
    private static final Card VADER = version(Kinds.imperial("Plain Vader", "0_8"), "Vader");

    private static Card version(CardBuilder card, String persona) {
        return card.unique()
                .persona(persona)
                .destiny(1)
                .deploy(5)
                .power(6)
                .ability(5)
                .forfeit(8)
                .says();
    }

    private static String answer(Side deployer) {
        return deployer == LIGHT ? KISS : WAIT;
    }

    private static Position deploying(Side deployer, String... cards) {
        return tableWith(LUKE, VADER)
                .site(CANTINA, DARK)
                .at(CANTINA, "Stormtrooper#9", "Rebel Scout")
                .at(MOS_EISLEY, "Dutch")
                .hand(deployer, cards)
                .hand(deployer.opposite(), answer(deployer))
                .force(deployer, 20)
                .force(deployer.opposite(), 3);
    }

    /** Deployed, and sent back. */
    private static Scene sentBack(Position position, Side deployer, String card, String to) {
        return position.turn(deployer, Phase.DEPLOY)
                .deploy(card)
                .to(to)
                .passUntil("play " + answer(deployer))
                .play(answer(deployer))
                .passUntil(deployer, Phase.DEPLOY);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Trooper, Tatooine: Cantina",
        "LIGHT, SoroSuub V-35 Landspeeder, Tatooine: Mos Eisley",
        "LIGHT, Blaster, Rebel Scout",
        "LIGHT, Electrobinoculars, Rebel Scout",
        "DARK, Stormtrooper, Tatooine: Cantina",
        "DARK, Vader's Lightsaber, Darth Vader",
        "DARK, Comlink, Darth Vader"
    })
    void whatWasJustDeployedReturnsToHandForThreeForce(Side deployer, String card, String to) {
        var scene =
                sentBack(deploying(deployer, card).at(CANTINA, "Darth Vader"), deployer, card, to);
        assertThat(scene.hand(deployer)).containsExactly(card);
        assertThat(scene.forcePile(deployer.opposite())).isEmpty();
        assertThat(scene.lost(deployer.opposite())).containsExactly(answer(deployer));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aStarshipDoesToo(Side deployer) {
        String ship = deployer == LIGHT ? "X-wing" : "Devastator";
        var scene =
                sentBack(
                        deploying(deployer, ship).system("Tatooine", deployer),
                        deployer,
                        ship,
                        "Tatooine");
        assertThat(scene.hand(deployer)).containsExactly(ship);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Bacta Tank, Rebel Scout#2",
        "LIGHT, Tatooine: Obi-Wan's Hut, Rebel Scout#2",
        "DARK, Blast Door Controls, Sandtrooper",
        "DARK, Tatooine: Jawa Camp, Sandtrooper"
    })
    void noOtherCardDoes(Side deployer, String card, String next) {
        var scene = deploying(deployer, card, next).turn(deployer, Phase.DEPLOY);
        scene.deploy(card);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + answer(deployer));
                    return !scene.isOffered("deploy " + next);
                });
        assertThat(scene.isOnTable(card)).isTrue();
    }

    @Test
    void oneNeedsThreeForceAndACardOfTheOpponent() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Rebel Scout")
                        .hand(LIGHT, "Rebel Trooper")
                        .hand(DARK, KISS)
                        .force(LIGHT, 5)
                        .force(DARK, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Rebel Trooper").to(CANTINA);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + KISS);
                    return !scene.isOffered("pass");
                });
        var own =
                table().site(CANTINA, DARK)
                        .hand(DARK, "Stormtrooper", "Sandtrooper", KISS)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        own.deploy("Stormtrooper").to(CANTINA);
        own.answerDefaults(
                () -> {
                    own.mayNot("play " + KISS);
                    return !own.isOffered("deploy Sandtrooper");
                });
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Luke Skywalker, Plain Luke, Leia Organa",
        "DARK, Darth Vader, Plain Vader, Grand Moff Tarkin"
    })
    void noVersionOfAUniquePersonaDeploysInTheSameTurn(
            Side deployer, String unique, String version, String other) {
        var scene =
                sentBack(deploying(deployer, unique, version, other), deployer, unique, CANTINA);
        scene.mayNot("deploy " + unique, "deploy " + version).offers("deploy " + other);
        scene.passUntil(deployer.opposite(), Phase.DEPLOY).passUntil(deployer, Phase.DEPLOY);
        scene.offers("deploy " + unique, "deploy " + version);
        assertThat(scene.deployCost(unique, CANTINA)).isZero();
        assertThat(scene.deployCost(version, CANTINA)).isPositive();
        assertThat(scene.deployCost(other, CANTINA)).isPositive();
    }

    @Test
    void anotherOfANonUniqueTitleDeploysAtOnce() {
        sentBack(
                        deploying(LIGHT, "Rebel Trooper", "Rebel Trooper#2"),
                        LIGHT,
                        "Rebel Trooper",
                        CANTINA)
                .offers("deploy Rebel Trooper#2");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void inTheNextTurnOneOfItsTitleIsFree(Side deployer) {
        String first = deployer == LIGHT ? "Rebel Trooper" : "Stormtrooper";
        String second = first + "#2";
        var scene = sentBack(deploying(deployer, first, second), deployer, first, CANTINA);
        assertThat(scene.deployCost(first, CANTINA)).isEqualTo(1);
        scene.passUntil(deployer.opposite(), Phase.DEPLOY).passUntil(deployer, Phase.DEPLOY);
        assertThat(scene.deployCost(first, CANTINA)).isZero();
        int force = scene.forcePile(deployer).size();
        scene.deploy(second).to(CANTINA).passUntil(deployer, Phase.DEPLOY);
        assertThat(scene.forcePile(deployer)).hasSize(force);
        assertThat(scene.deployCost(first, CANTINA)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Sandcrawler (1_150), dark Sandcrawler (1_309)",
        "DARK, dark Sandcrawler (1_309), light Sandcrawler (1_150)"
    })
    void theOtherPlayersCardOfThatTitleIsNot(Side deployer, String card, String other) {
        var scene =
                sentBack(
                        deploying(deployer, card).hand(deployer.opposite(), other),
                        deployer,
                        card,
                        MOS_EISLEY);
        scene.passUntil(deployer.opposite(), Phase.DEPLOY).passUntil(deployer, Phase.DEPLOY);
        assertThat(scene.deployCost(card, MOS_EISLEY)).isZero();
        assertThat(scene.deployCost(other, MOS_EISLEY)).isEqualTo(3);
    }

    @Test
    void andNotInTheTurnAfter() {
        var scene = sentBack(deploying(LIGHT, "Rebel Trooper"), LIGHT, "Rebel Trooper", CANTINA);
        scene.passUntil(DARK, Phase.DEPLOY).passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.deployCost("Rebel Trooper", CANTINA)).isZero();
        scene.passUntil(DARK, Phase.DEPLOY).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Rebel Trooper", CANTINA)).isEqualTo(1);
    }

    @Test
    void aShipAndItsPilotReturnTogetherAndEachIsFree() {
        var scene =
                deploying(LIGHT, "Millennium Falcon", "Han Solo")
                        .system("Tatooine", LIGHT)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deployWithPilot("Millennium Falcon")
                        .passUntil("play " + KISS)
                        .play(KISS)
                        .passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.hand(LIGHT)).containsExactlyInAnyOrder("Millennium Falcon", "Han Solo");
        assertThat(scene.lost(LIGHT)).isEmpty();
        scene.passUntil(DARK, Phase.DEPLOY).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Han Solo", CANTINA)).isZero();
        scene.deploy("Han Solo").to(CANTINA).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Millennium Falcon", "Tatooine")).isZero();
    }

    /** Whoever deploys brings a card with him by himself. */
    @Test
    void whatHappensByItselfAsItDeploysHappensFirst() {
        var greeting =
                Kinds.effect("Plain Greeting", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.automatically(
                                        Action.at(When.just(Event.DEPLOYED).to(Filters.CHARACTER))
                                                .then(Effects.loseForce(Who.OPPONENT, 1))));
        var scene =
                sentBack(
                        tableWith(greeting)
                                .site(CANTINA, DARK)
                                .at(CANTINA, "Rebel Scout")
                                .beside(LIGHT, "Plain Greeting")
                                .hand(LIGHT, "Rebel Trooper")
                                .hand(DARK, KISS)
                                .force(LIGHT, 5)
                                .force(DARK, 4),
                        LIGHT,
                        "Rebel Trooper",
                        CANTINA);
        assertThat(scene.lost(DARK)).hasSize(2).contains(KISS);
    }

    @Test
    void aReplacedPersonaIsNotSentBack() {
        var persona =
                tableWith(LUKE)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Plain Luke")
                        .hand(DARK, KISS)
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        persona.replace("Plain Luke");
        persona.answerDefaults(
                () -> {
                    persona.mayNot("play " + KISS);
                    return persona.phase() == Phase.DEPLOY;
                });
        assertThat(persona.isOnTable("Plain Luke")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, X-wing, X-wing Assault Squadron",
        "DARK, TIE Fighter, TIE Assault Squadron"
    })
    void norASquadronThatReplacesFighters(Side deployer, String fighter, String squadron) {
        var scene =
                table().system("Tatooine", LIGHT)
                        .at("Tatooine", fighter + "#1", fighter + "#2", fighter + "#3")
                        .hand(deployer, squadron)
                        .hand(deployer.opposite(), answer(deployer))
                        .force(deployer.opposite(), 9)
                        .turn(deployer, Phase.DEPLOY);
        scene.deploy(squadron);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + answer(deployer));
                    return scene.phase() == Phase.DEPLOY;
                });
        assertThat(scene.isOnTable(squadron)).isTrue();
    }

    @Test
    void whatCameFromReserveDeckReturnsToHandAsWell() {
        var call =
                Kinds.usedInterrupt("Plain Call", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(
                                                        Effects.deployFromReserveDeck(
                                                                Filters.titled("Rebel Trooper"),
                                                                Filters.SITE))));
        var scene =
                tableWith(call)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Rebel Scout", "Stormtrooper")
                        .hand(LIGHT, "Plain Call")
                        .reserve(LIGHT, "Rebel Trooper")
                        .hand(DARK, KISS)
                        .force(LIGHT, 5)
                        .force(DARK, 4)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.play("Plain Call").passUntil(LIGHT);
        scene.choose("Rebel Trooper")
                .passUntil("play " + KISS)
                .play(KISS)
                .passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.hand(LIGHT)).containsExactly("Rebel Trooper");
    }
}
