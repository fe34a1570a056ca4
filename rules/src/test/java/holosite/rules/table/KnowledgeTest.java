package holosite.rules.table;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import org.junit.jupiter.api.Test;

/** Views, explanations and the log agree on who knows which card. */
class KnowledgeTest {
    private static final String DROID = "M-HYD 'Binary' Droid";
    private static final Objection UNKNOWN = new Objection.OfRule(Refusal.UNKNOWN_CARD);

    private static KnownBy known(Scene scene, String card) {
        return Knowledge.of(scene.state().table(), scene.card(card));
    }

    /** Whether the player finds this title in his view of the table. */
    private static boolean sees(Scene scene, Side viewer, String title) {
        return scene.game().view(viewer).places().toString().contains(title);
    }

    /** Whether an explanation about the card is refused because the player does not know it. */
    private static boolean isExplained(Scene scene, Side viewer, String card) {
        int number = scene.card(card);
        boolean refused = scene.game().why().notUse(viewer, number).contains(UNKNOWN);
        boolean figured = scene.game().why().figure(viewer, number, Figure.POWER).isPresent();
        assertThat(figured).isEqualTo(!refused);
        return !refused;
    }

    @Test
    @Claim("face-down#8")
    @Ruling("what-lies-face-down")
    void aCardTurnedFaceDownOnTheTableIsStillKnownToBoth() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, DROID, "Darth Vader")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.CONTROL);

        scene.use(DROID).passResponses();

        assertThat(scene.has(DROID, Flag.FACE_DOWN)).isTrue();
        assertThat(known(scene, DROID)).isEqualTo(KnownBy.BOTH);
        for (Side side : Side.values()) {
            assertThat(sees(scene, side, DROID)).isTrue();
            assertThat(isExplained(scene, side, DROID)).isTrue();
        }
    }

    @Test
    void aCardStackedUnseenIsExplainedToNobodyNotEvenToItsOwner() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Hem Dazon")
                        .force(DARK, "Danz Borin", "Stormtrooper")
                        .hand(DARK, "Stormtrooper#2")
                        .turn(DARK, Phase.DEPLOY);

        scene.use("Hem Dazon").option(2).passResponses();

        assertThat(scene.hostOf("Danz Borin")).isEqualTo("Hem Dazon");
        assertThat(known(scene, "Danz Borin")).isEqualTo(KnownBy.NOBODY);
        for (Side side : Side.values()) {
            assertThat(sees(scene, side, "Danz Borin")).isFalse();
            assertThat(isExplained(scene, side, "Danz Borin")).isFalse();
            assertThat(scene.game().log().from(0).stream().map(entry -> entry.to(side)).toList())
                    .asString()
                    .doesNotContain("Danz Borin");
        }
    }

    @Test
    @Claim("face-down#3")
    @Ruling("what-lies-face-down")
    void aCardOfTheHandStackedFaceDownIsKnownToItsOwnerAlone() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Hem Dazon")
                        .hand(DARK, "Danz Borin", "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.use("Hem Dazon").option(1).choose("Danz Borin").passResponses();

        assertThat(known(scene, "Danz Borin")).isEqualTo(KnownBy.DARK);
        assertThat(sees(scene, DARK, "Danz Borin")).isTrue();
        assertThat(isExplained(scene, DARK, "Danz Borin")).isTrue();
        assertThat(sees(scene, LIGHT, "Danz Borin")).isFalse();
        assertThat(isExplained(scene, LIGHT, "Danz Borin")).isFalse();
    }

    @Test
    void aHandIsKnownToWhoHoldsItAndPilesOnlyAsFarAsTheyLieFaceUp() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader")
                        .hand(LIGHT, "Luke Skywalker")
                        .lost(LIGHT, "Han Solo")
                        .reserve(LIGHT, "Chewbacca")
                        .force(LIGHT, "Rebel Trooper")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(known(scene, "Darth Vader")).isEqualTo(KnownBy.BOTH);
        assertThat(known(scene, "Luke Skywalker")).isEqualTo(KnownBy.LIGHT);
        assertThat(known(scene, "Han Solo")).isEqualTo(KnownBy.BOTH);
        assertThat(known(scene, "Chewbacca")).isEqualTo(KnownBy.NOBODY);
        assertThat(known(scene, "Rebel Trooper")).isEqualTo(KnownBy.NOBODY);
    }
}
