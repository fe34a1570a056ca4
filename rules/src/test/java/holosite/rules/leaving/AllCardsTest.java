package holosite.rules.leaving;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** "All cards" at a place: inactive ones are struck with the others. */
class AllCardsTest {
    private static final String BUNKER = "Endor: Bunker";
    private static final String CHARGE = "Explosive Charge";
    private static final String EVENT = "Deactivate The Shield Generator";

    /** A droid of the Light Side in this state, with others, where the bartender is. */
    private static Position bar(String state, String place) {
        Position table =
                table().site(MOS_EISLEY, DARK)
                        .site(CANTINA, DARK)
                        .at(place, "Wuher", "Stormtrooper")
                        .at(BAY, "R2-X2");
        return switch (state) {
            case "captive" -> table.captive("Stormtrooper", "R2-D2 (2_14)");
            case "missing" -> table.at(place, "R2-D2 (2_14)").missing("R2-D2 (2_14)");
            case "undercover" -> table.at(place, "R2-D2 (2_14)").undercover("R2-D2 (2_14)");
            default -> table.at(place, "R2-D2 (2_14)");
        };
    }

    @ParameterizedTest
    @CsvSource({"active", "captive", "missing", "undercover"})
    @Ruling("all-cards")
    void wuherMindsEveryDroidAtHisSite(String state) {
        var scene = bar(state, MOS_EISLEY).turn(DARK, Phase.ACTIVATE);
        assertThat(scene.isOnTable("R2-D2 (2_14)")).isTrue();
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.isIn("R2-D2 (2_14)", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("R2-X2")).isTrue();
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"active", "captive", "missing", "undercover"})
    @Ruling("all-cards")
    void inTheCantinaHeMindsThemAtOnce(String state) {
        var scene = bar(state, CANTINA).turn(LIGHT, Phase.DEPLOY).passUntil(LIGHT, Phase.BATTLE);
        assertThat(scene.isIn("R2-D2 (2_14)", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"active", "captive", "missing", "undercover"})
    @Ruling("all-cards")
    void aDroidDetectorFindsEveryDroidPresent(String state) {
        var scene = bar(state, BAY).on(BAY, "Droid Detector").turn(LIGHT, Phase.MOVE);
        scene.endTurn();
        assertThat(scene.isIn("R2-D2 (2_14)", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("R2-X2", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"active", "captive", "missing", "undercover"})
    @Ruling("all-cards")
    void aSeekerFindsItsPreyInAnyState(String state) {
        Position table = table().site(CANTINA, DARK).at(BAY, "Labria");
        switch (state) {
            case "captive" ->
                    table.at(CANTINA, "Rebel Trooper").captive("Rebel Trooper", "Garindan");
            case "missing" -> table.at(CANTINA, "Garindan").missing("Garindan");
            case "undercover" -> table.at(CANTINA, "Garindan").undercover("Garindan");
            default -> table.at(CANTINA, "Garindan");
        }
        var scene = table.on(CANTINA, "Tarkin Seeker").turn(LIGHT, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).containsExactly("Garindan");
        assertThat(scene.lost(LIGHT)).containsExactly("Tarkin Seeker");
    }

    /** The Dark Side wins a battle at the Bunker, where a charge is laid. */
    private static Scene exploded(Position table) {
        var scene =
                table.on(BUNKER, CHARGE, "Perimeter Patrol", EVENT)
                        .force(DARK, 3)
                        .nextDestiny(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(BUNKER).passUntil("use " + CHARGE).use(CHARGE).passResponses();
        return scene.answerDefaults(() -> scene.isOnTable(CHARGE));
    }

    @Test
    @Ruling("all-cards")
    void anExplosionTakesCaptivesWithTheirEscortsAndLeavesEpicEvents() {
        var scene =
                exploded(
                        table().site(BUNKER, DARK)
                                .at(BUNKER, "Rebel Trooper", "Stormtrooper", "Sandtrooper")
                                .captive("Stormtrooper", "Leia Organa"));
        assertThat(scene.lost(LIGHT)).contains("Leia Organa", "Rebel Trooper", CHARGE);
        assertThat(scene.lost(DARK)).contains("Stormtrooper", "Sandtrooper");
        assertThat(scene.isOnTable(EVENT)).isTrue();
        assertThat(scene.isOnTable("Perimeter Patrol")).isTrue();
        assertThat(scene.isOnTable(BUNKER)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"captive", "undercover", "missing"})
    @Ruling("all-cards")
    void aDetonatorStrikesEverybodyOfItsDestinies(String state) {
        Position table =
                table().at(CANTINA, "Dengar", "Sandtrooper").on("Dengar", "Thermal Detonator");
        switch (state) {
            case "captive" -> table.captive("Sandtrooper", "Leia Organa");
            case "undercover" -> table.at(CANTINA, "Leia Organa").undercover("Leia Organa");
            default -> table.at(CANTINA, "Leia Organa").missing("Leia Organa");
        }
        var scene = table.nextDestiny(DARK, 1, 1, 1).turn(DARK, Phase.CONTROL);
        scene.use("Thermal Detonator").passResponses();
        scene.answerDefaults(() -> scene.isOnTable("Thermal Detonator"));
        assertThat(scene.lost(LIGHT)).containsExactly("Leia Organa");
        assertThat(scene.isOnTable("Sandtrooper")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"captive", "undercover", "missing"})
    @Ruling("all-cards")
    void aDebrisZoneStrikesEverybodyOfItsDestiny(String state) {
        Position table = table().at(MOS_EISLEY, "Blizzard Scout 1", "Sandtrooper");
        switch (state) {
            case "captive" -> table.captive("Sandtrooper", "Leia Organa");
            case "undercover" -> table.at(MOS_EISLEY, "Leia Organa").undercover("Leia Organa");
            default -> table.at(MOS_EISLEY, "Leia Organa").missing("Leia Organa");
        }
        var scene =
                table.hit("Blizzard Scout 1")
                        .hand(DARK, "Debris Zone")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil("play Debris Zone").play("Debris Zone").passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Leia Organa");
        assertThat(scene.isOnTable("Sandtrooper")).isTrue();
    }
}
