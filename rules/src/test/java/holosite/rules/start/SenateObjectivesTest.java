package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.DeployTarget;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The Objectives of the Senate: how they start, what they let one do, how they flip. */
class SenateObjectivesTest {
    private static final String SENATE = "Coruscant: Galactic Senate";
    private static final String LEGAL = "My Lord, Is That Legal?";
    private static final String OUTRAGE = "This Is Outrageous!";

    private static Position flipped() {
        return Scene.with(AllCards::all)
                .at(SENATE, "Aks Moe", "Baskol Yeesrim")
                .beside(DARK, LEGAL);
    }

    private static String[] deckOf(String... titles) {
        var all = new String[60];
        all[0] = LEGAL;
        all[1] = SENATE;
        all[2] = "Coruscant";
        for (int i = 3; i < all.length; i++) {
            all[i] = titles[i % titles.length];
        }
        return all;
    }

    private static int stacked(Table table) {
        return IntStream.range(0, table.count())
                .filter(card -> table.role(card) == Role.STACKED)
                .findFirst()
                .orElse(Table.NOBODY);
    }

    @Test
    void itBringsTheSenateAndAnotherPlaceOfItsTime() {
        var scene =
                start(
                        deck(DARK, "", LEGAL, SENATE, "Coruscant", CANTINA),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.locations()).containsExactlyInAnyOrder(SENATE, "Coruscant", "Yavin 4");
        // without another one the set-up fails
        var alone =
                start(deck(DARK, "", LEGAL, SENATE, CANTINA), deck(LIGHT, "Yavin 4", "Yavin 4"));
        assertThat(alone.outOfPlay(DARK)).containsExactly(LEGAL);
    }

    @Test
    void cardsOnOnesPoliticalEffectsAreDeployedFromThere() {
        var scene =
                start(deck(DARK, "", deckOf("Lott Dod", OUTRAGE)), deck(LIGHT, CANTINA, CANTINA));
        scene.passUntil(DARK, Phase.DEPLOY).deploy(OUTRAGE);
        scene.passUntil(LIGHT, Phase.ACTIVATE).activate(2);
        scene.passUntil(LIGHT, Phase.DEPLOY).deploy("Rebel Trooper").to(CANTINA);
        scene.passUntil(DARK, Phase.ACTIVATE).activate(2);
        scene.passUntil(LIGHT, Phase.CONTROL).drainAt(CANTINA);
        scene.expectDecider(DARK).use(OUTRAGE).answerDefault();
        int placed = stacked(scene.state().table());

        scene.passUntil(DARK, Phase.DEPLOY);
        int place = scene.card(SENATE);
        assertThat(scene.game().why().notDeploy(DARK, placed, DeployTarget.card(place))).isEmpty();
        scene.answer(DARK, "deploy " + scene.names().of(placed)).to(SENATE);
        assertThat(scene.state().table().host(placed)).isEqualTo(place);
        assertThat(stacked(scene.state().table())).isEqualTo(Table.NOBODY);
        // without the Objective they stay where they are
        var without =
                Scene.with(AllCards::all)
                        .site(SENATE, DARK)
                        .beside(DARK, OUTRAGE)
                        .stacked(OUTRAGE, "Lott Dod")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        without.mayNot("deploy Lott Dod");
        assertThat(
                        without.game()
                                .why()
                                .notDeploy(
                                        DARK,
                                        without.card("Lott Dod"),
                                        DeployTarget.card(without.card(SENATE))))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.NOT_IN_HAND);
    }

    /** Both players have taken a turn and activated all they can. */
    private static Scene afterTwoTurns(Scene scene) {
        for (int turn = 0; turn < 3; turn++) {
            var player = turn == 1 ? LIGHT : DARK;
            scene.passUntil(player, Phase.ACTIVATE).activate();
            while (scene.isOffered("activate")) {
                scene.activate();
            }
        }
        return scene.passUntil(DARK, Phase.DEPLOY);
    }

    @Test
    void strangersInTheSenateLoseTheirTextAndLeadersGainWeight() {
        var scene =
                afterTwoTurns(
                        start(
                                deck(DARK, "", deckOf("General Veers")),
                                deck(LIGHT, CANTINA, CANTINA)));
        scene.deploy("General Veers").to(SENATE);
        var veers = scene.cardsOn(SENATE).getFirst();

        // ability 3: one of those leaders; and no character of the Republic
        assertThat(scene.figure(Figure.POLITICS, veers)).isEqualTo(2);
        assertThat(Standing.of(scene.state()).textCanceled(scene.card(veers))).isTrue();
    }

    @Test
    void theRepublicIsNotTroubledByGooNeeTay() {
        var scene =
                start(
                        deck(DARK, "", deckOf("Lott Dod", "General Veers")),
                        deck(LIGHT, CANTINA, goo()));
        scene.passUntil(LIGHT, Phase.DEPLOY).deploy("Goo Nee Tay");
        scene.passUntil(DARK, Phase.ACTIVATE);

        assertThat(scene.deployCost("Lott Dod", SENATE)).isEqualTo(2);
        assertThat(scene.deployCost("General Veers", SENATE))
                .isEqualTo(
                        Scene.with(AllCards::all)
                                        .site(SENATE, DARK)
                                        .hand(DARK, "General Veers")
                                        .turn(DARK, Phase.DEPLOY)
                                        .deployCost("General Veers", SENATE)
                                + 2);
    }

    private static String[] goo() {
        var all = new String[60];
        Arrays.fill(all, "Goo Nee Tay");
        all[0] = CANTINA;
        return all;
    }

    @Test
    void threeSenatorsFlipItOrTwoOfWhomOneBlockades() {
        String[][] enough = {
            {"Orn Free Taa", "Passel Argente", "Baskol Yeesrim"}, {"Aks Moe", "Passel Argente"}
        };
        for (String[] there : enough) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(SENATE, there)
                            .beside(DARK, LEGAL)
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.has(LEGAL, Flag.FLIPPED)).isTrue();
        }
        String[][] few = {{"Orn Free Taa", "Passel Argente"}, {"Aks Moe", "Yarua"}};
        for (String[] there : few) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(SENATE, there)
                            .beside(DARK, LEGAL)
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.has(LEGAL, Flag.FLIPPED)).isFalse();
        }
    }

    @Test
    void itFlipsBackWithLessThanTwoThere() {
        var scene = flipped().turn(DARK, Phase.CONTROL);
        assertThat(scene.has(LEGAL, Flag.FLIPPED)).isTrue();

        var gone =
                Scene.with(AllCards::all)
                        .at(SENATE, "Orn Free Taa", "Aks Moe")
                        .beside(DARK, LEGAL)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(gone.has(LEGAL, Flag.FLIPPED)).isTrue();
        gone.pass(LIGHT).use("Orn Free Taa");
        assertThat(gone.has(LEGAL, Flag.FLIPPED)).isFalse();
    }

    @Test
    void itTakesCardsFromTheOpponentsHandAtRandom() {
        var scene =
                flipped()
                        .hand(LIGHT, "Sense", "Alter (1_71)", "Han Solo")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);

        scene.use(LEGAL, 1).number(2);

        assertThat(scene.hand(LIGHT)).hasSize(1);
        assertThat(scene.used(LIGHT)).hasSize(2);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void itFindsPoliticalEffects() {
        var scene = flipped().reserve(DARK, "Sense", OUTRAGE).turn(DARK, Phase.MOVE);

        scene.use(LEGAL).choose(OUTRAGE);

        assertThat(scene.hand(DARK)).containsExactly(OUTRAGE);
        scene.mayNot("use " + LEGAL);
    }

    @Test
    void senatorsDrawnInAFightCountMore() {
        String[] drawn = {"Orn Free Taa", "Lott Dod", "Stormtrooper"};
        int[] more = {2, 3, 0};
        for (int i = 0; i < drawn.length; i++) {
            var scene =
                    flipped()
                            .at(CANTINA, "Darth Vader", "Luke Skywalker")
                            .reserve(DARK, drawn[i])
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE);
            double printed = scene.destiny(drawn[i]);

            scene.battleAt(CANTINA).passUntil("forfeit Luke Skywalker");
            // Vader adds 1 to each
            assertThat(scene.battleDestiny(DARK)).isEqualTo(printed + more[i] + 1);
        }
    }

    @Test
    void aDestinyForAnythingElseCountsAsItIs() {
        var scene =
                flipped()
                        .beside(LIGHT, "Tauntaun Bones")
                        .at(CANTINA, "Darth Vader")
                        .hand(DARK, "Alter (1_234)")
                        .beside(DARK, "Astromech Shortage")
                        .reserve(DARK, "Lott Dod")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Alter").choose("Astromech Shortage");
        // 2, not 5: Bones activate one Force
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }
}
