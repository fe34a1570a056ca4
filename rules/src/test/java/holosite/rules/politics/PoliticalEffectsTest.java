package holosite.rules.politics;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.effect.CancelCards;
import holosite.language.filter.Filter;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Political Effects, and the senators placed on them. */
class PoliticalEffectsTest {
    private static final String SENATE = "Coruscant: Galactic Senate";
    private static final String OUTRAGE = "This Is Outrageous!";
    private static final String CONTROL = "Accepting Trade Federation Control";
    private static final String PLEA = "Plea To The Court";
    private static final String AMIDALA = "Queen Amidala, Ruler Of Naboo";

    private static Card sweep(String title, String id, Filter what) {
        return lostInterrupt(title, LIGHT, id)
                .destiny(1)
                .says(
                        lost(
                                at(anyTime())
                                        .target("target", what)
                                        .then(new CancelCards(chosen("target")))));
    }

    /** Interrupts that cancel a Political Effect, an Effect of any kind, a character. */
    private static List<Card> cards() {
        return Stream.concat(
                        AllCards.all().stream(),
                        Stream.of(
                                sweep("New Vote", "0_2", POLITICAL_EFFECT),
                                sweep("Clean Sweep", "0_3", ANY_EFFECT),
                                sweep("Dismissal", "0_4", opponents(CHARACTER))))
                .toList();
    }

    private static Position table() {
        return Scene.with(PoliticalEffectsTest::cards).site(CANTINA, LIGHT);
    }

    @Test
    @Claim("effect-political#1")
    void theyAreDeployedLikeNormalEffects() {
        table().hand(DARK, OUTRAGE).turn(DARK, Phase.CONTROL).mayNot("deploy " + OUTRAGE);
        table().hand(DARK, OUTRAGE).turn(LIGHT, Phase.DEPLOY).mayNot("deploy " + OUTRAGE);
        var scene = table().hand(DARK, OUTRAGE).turn(DARK, Phase.DEPLOY);

        scene.deploy(OUTRAGE);

        assertThat(scene.isOnTable(OUTRAGE)).isTrue();
        assertThat(scene.hand(DARK)).isEmpty();
    }

    @Test
    @Claim({"effect-political#2", "effect-political#3"})
    @Ruling("what-lies-on-a-political-effect")
    void textsThatNameThemOrEveryKindCancelThem() {
        for (String sweep : List.of("New Vote", "Clean Sweep")) {
            var scene =
                    table().beside(DARK, OUTRAGE)
                            .stacked(OUTRAGE, "Lott Dod")
                            .hand(LIGHT, sweep)
                            .turn(LIGHT, Phase.CONTROL);

            scene.play(sweep);

            // what was placed on it goes with it
            assertThat(scene.lost(DARK)).containsExactlyInAnyOrder(OUTRAGE, "Lott Dod");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Alter (12_54)", "Alter (200_48)", "Alter (200_143)"})
    @Claim("effect-political#2")
    void anAlterThatNamesThemCancelsThemOnTheTableAndAsTheyAreDeployed(String alter) {
        for (int destiny : new int[] {5, 6}) {
            var onTable =
                    table().at(CANTINA, "Obi-Wan Kenobi (1_21)")
                            .beside(DARK, OUTRAGE)
                            .hand(LIGHT, alter)
                            .nextDestiny(LIGHT, destiny)
                            .turn(LIGHT, Phase.CONTROL);
            onTable.play(alter).passResponses();
            assertThat(onTable.isOnTable(OUTRAGE)).isEqualTo(destiny == 6);

            var deployed =
                    table().at(CANTINA, "Obi-Wan Kenobi (1_21)")
                            .hand(LIGHT, alter)
                            .hand(DARK, OUTRAGE)
                            .nextDestiny(LIGHT, destiny)
                            .turn(DARK, Phase.DEPLOY);
            deployed.deploy(OUTRAGE).play(alter).passResponses();
            assertThat(deployed.isOnTable(OUTRAGE)).isEqualTo(destiny == 6);
        }
    }

    @Test
    @Claim({"effect-political#2", "effect-political#3"})
    void alterWhichNamesOtherKindsDoesNotCancelThem() {
        String alter = "Alter (1_71)";
        for (boolean political : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, "Obi-Wan Kenobi (1_21)")
                            .hand(LIGHT, alter)
                            .nextDestiny(LIGHT, 1);
            if (political) {
                position.beside(DARK, OUTRAGE);
            } else {
                position.on(CANTINA, "Presence Of The Force");
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.isOffered("play " + alter)).isEqualTo(!political);
        }

        // nor as one is being deployed
        var scene =
                table().at(CANTINA, "Obi-Wan Kenobi (1_21)")
                        .hand(LIGHT, alter)
                        .hand(DARK, OUTRAGE)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(OUTRAGE).mayNot("play " + alter);
        assertThat(scene.isOnTable(OUTRAGE)).isTrue();
    }

    /** Light drains, and Dark has a senator or somebody else to place. */
    private static Scene drain(String... hand) {
        return table().at(CANTINA, "Luke Skywalker")
                .beside(DARK, OUTRAGE)
                .hand(DARK, hand)
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(CANTINA);
    }

    @Test
    void aSenatorPlacedThereFromHandDoesWhatItSays() {
        var scene = drain("Lott Dod", "Stormtrooper");

        scene.expectDecider(DARK).use(OUTRAGE);
        // a trooper will not do
        assertThat(scene.offered()).containsExactly("Lott Dod");
        scene.choose("Lott Dod");

        assertThat(scene.hostOf("Lott Dod")).isEqualTo(OUTRAGE);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(drain("Stormtrooper").isOffered("use " + OUTRAGE)).isFalse();
    }

    @Test
    void oneSenatorIsEnough() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .beside(DARK, OUTRAGE)
                        .stacked(OUTRAGE, "Aks Moe")
                        .hand(DARK, "Lott Dod")
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(CANTINA);

        assertThat(scene.isOffered("use " + OUTRAGE)).isFalse();
    }

    @Test
    @Claim("effect-political#4")
    void whatLiesThereIsNotOnTheTable() {
        var scene =
                table().site(SENATE, DARK)
                        .beside(DARK, OUTRAGE)
                        .stacked(OUTRAGE, "Aks Moe")
                        .at(SENATE, "Baskol Yeesrim")
                        .hand(DARK, "Aks Moe")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);

        // another one of the unique senator may come, and only that one counts
        assertThat(scene.isOnTable("Aks Moe")).isFalse();
        scene.deploy("Aks Moe#2").to(SENATE);
        assertThat(scene.isOnTable("Aks Moe#2")).isTrue();
        assertThat(scene.totalAbility(SENATE, DARK)).isEqualTo(6);
    }

    @Test
    @Claim("effect-political#4")
    void whatLiesThereIsNoTargetAmongTheCardsOnTheTable() {
        for (boolean atSenate : new boolean[] {true, false}) {
            var table = table().beside(DARK, OUTRAGE).stacked(OUTRAGE, "Lott Dod");
            if (atSenate) {
                table.at(SENATE, "Aks Moe");
            }
            var aim = table.hand(LIGHT, "Dismissal").turn(LIGHT, Phase.CONTROL);
            assertThat(aim.isOffered("play Dismissal")).isEqualTo(atSenate);
        }
    }

    @Test
    void theAgendaOfWhoLiesThereCounts() {
        for (boolean trade : new boolean[] {true, false}) {
            var scene =
                    table().beside(DARK, OUTRAGE)
                            .stacked(OUTRAGE, trade ? "Lott Dod" : "Aks Moe")
                            .hand(DARK, "Stormtrooper")
                            .lost(DARK, "Sense")
                            .turn(DARK, Phase.CONTROL);
            if (!trade) {
                scene.mayNot("use " + OUTRAGE);
                continue;
            }

            scene.use(OUTRAGE);
            scene.choose("Stormtrooper");

            // one of the two comes back
            assertThat(scene.hand(DARK)).hasSize(1);
            assertThat(scene.lost(DARK)).hasSize(1);
            scene.mayNot("use " + OUTRAGE);
        }
    }

    @Test
    @Ruling("what-lies-on-a-political-effect")
    void taxesAreCollectedInTheDrawPhase() {
        for (boolean tax : new boolean[] {true, false}) {
            var scene =
                    table().beside(DARK, CONTROL)
                            .stacked(CONTROL, tax ? "Orn Free Taa" : "Aks Moe")
                            .force(LIGHT, 2)
                            .turn(DARK, Phase.DRAW);
            if (!tax) {
                scene.mayNot("use " + CONTROL);
                continue;
            }

            scene.use(CONTROL);

            assertThat(scene.forcePile(DARK)).hasSize(1);
            assertThat(scene.used(LIGHT)).hasSize(1);
            scene.mayNot("use " + CONTROL);
        }
    }

    @Test
    @Claim({
        "queen-amidala-ruler-of-naboo#1",
        "queen-amidala-ruler-of-naboo#2",
        "queen-amidala-ruler-of-naboo#3"
    })
    void theQueenIsPlacedThereLikeASenatorWithoutBeingOne() {
        var scene =
                table().site(SENATE, DARK)
                        .at(CANTINA, "Darth Vader")
                        .beside(LIGHT, PLEA)
                        .hand(LIGHT, AMIDALA, "Yarua")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);

        scene.expectDecider(LIGHT).use(PLEA);
        assertThat(scene.offered()).containsExactlyInAnyOrder(AMIDALA, "Yarua");
        scene.choose(AMIDALA);
        assertThat(scene.hostOf(AMIDALA)).isEqualTo(PLEA);

        // with only her there no senator is, so that one may still be placed
        var again =
                table().at(CANTINA, "Darth Vader")
                        .beside(LIGHT, PLEA)
                        .stacked(PLEA, AMIDALA)
                        .hand(LIGHT, "Yarua")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);
        again.expectDecider(LIGHT).use(PLEA).choose("Yarua");
        assertThat(again.hostOf("Yarua")).isEqualTo(PLEA);
        // nor does a guard take her for a senator
        var senate =
                table().site(SENATE, DARK)
                        .at(SENATE, "light Coruscant Guard", AMIDALA)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);
        senate.mayNot("use light Coruscant Guard");
    }

    @Test
    @Claim("queen-amidala-ruler-of-naboo#1")
    void nobodyElseIsPlacedInASenatorsStead() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .beside(LIGHT, PLEA)
                        .hand(LIGHT, "Leia Organa", "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);

        // a senator of any kind will do, nobody else
        scene.expectDecider(LIGHT).use(PLEA);
        assertThat(scene.offered()).containsExactly("Leia Organa");
    }
}
