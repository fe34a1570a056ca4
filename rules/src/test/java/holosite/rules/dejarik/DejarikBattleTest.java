package holosite.rules.dejarik;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.dejarik.HolositeTest.BOARD;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import holosite.rules.tell.Narrator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Battles, Force drains and taking cards back at a holosite. */
class DejarikBattleTest {
    private static Position board() {
        return table().site(BOARD, LIGHT).force(DARK, 9).force(LIGHT, 9).reserve(LIGHT, 9);
    }

    private static Scene battle(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(BOARD).passResponses();
    }

    // ---- battles

    @Test
    @Claim({"dejarik-rules#3", "dejarik-rules#10"})
    void powerIsComparedAndTheLoserForfeits() {
        var scene = battle(board().at(BOARD, "Molator", "Grimtaash"));

        assertThat(scene.totalPower(BOARD, DARK)).isEqualTo(3);
        assertThat(scene.totalPower(BOARD, LIGHT)).isEqualTo(2);
        scene.passWeapons();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(1);
        scene.passUntil(LIGHT).forfeit("Grimtaash").passResponses();

        assertThat(scene.isIn("Grimtaash", Zone.LOST_PILE)).isTrue();
        assertThat(scene.locationOf("Molator")).isEqualTo(BOARD);
        assertThat(scene.lost(LIGHT)).containsExactly("Grimtaash");
    }

    @Test
    @Claim("dejarik-rules#10")
    void aBattleNeedsPresenceOfBothSides() {
        board().at(BOARD, "Molator").turn(DARK, Phase.BATTLE).mayNot("battle at " + BOARD);
        board().at(BOARD, "Molator", "Grimtaash")
                .turn(DARK, Phase.BATTLE)
                .offers("battle at " + BOARD);
    }

    @Test
    @Claim({"dejarik-rules#10", "dejarik-rules#11"})
    void withAbilityOfFourThereIsABattleDestinyAndSoAttrition() {
        var weak = battle(board().at(BOARD, "Molator", "Grimtaash"));
        assertThat(battleDestinies(weak, DARK)).isZero();
        assertThat(weak.passWeapons().attritionLeft(LIGHT)).isZero();

        var strong =
                battle(
                        board().at(BOARD, "Molator", "Monnok", "Grimtaash", "K'lor'slug")
                                .nextDestiny(DARK, 5)
                                .nextDestiny(LIGHT, 2));
        assertThat(battleDestinies(strong, DARK)).isEqualTo(1);
        assertThat(battleDestinies(strong, LIGHT)).isEqualTo(1);
        strong.passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(strong.attritionLeft(LIGHT)).isEqualTo(5);
        assertThat(strong.attritionLeft(DARK)).isEqualTo(2);
        assertThat(strong.damageLeft(LIGHT)).isEqualTo(3);
    }

    @Test
    @Claim("dejarik-battle#1")
    void aDejarikBattleIsABattleAtAHolosite() {
        // Clak'dor VII makes Ghhhk stronger in battles at a holosite
        var position =
                board().system("Clak'dor VII", LIGHT)
                        .at("Clak'dor VII", "TIE Fighter")
                        .at(BOARD, "Ghhhk", "Grimtaash")
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker");
        var scene = position.turn(DARK, Phase.BATTLE);
        assertThat(scene.power("Ghhhk")).isEqualTo(1);
        scene.battleAt(BOARD).passResponses();
        assertThat(scene.power("Ghhhk")).isEqualTo(3);

        var elsewhere = position.turn(DARK, Phase.BATTLE).battleAt(CANTINA).passResponses();
        assertThat(elsewhere.power("Ghhhk")).isEqualTo(1);
    }

    // ---- Force drains

    @Test
    @Claim("dejarik-rules#12")
    void whoControlsTheHolositeMayDrainThere() {
        var scene = board().at(BOARD, "Molator").turn(DARK, Phase.CONTROL);
        scene.drainAt(BOARD).passResponses().lose("Reserve Deck");
        assertThat(scene.lost(LIGHT)).hasSize(1);
        // two icons of the Dark Side's own are on the board, one of the Light Side's on the other
        assertThat(scene.forceDrain(BOARD, DARK)).isEqualTo(2);

        board().at(BOARD, "Molator", "Grimtaash")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at " + BOARD);
        board().turn(DARK, Phase.CONTROL).mayNot("drain at " + BOARD);
    }

    // ---- back to hand

    @Test
    @Claim("dejarik-rules#13")
    void whoControlsTheHolositeTakesAnyNumberOfHisCardsBack() {
        for (Phase phase : Phase.values()) {
            var scene =
                    board().at(BOARD, "Molator", "Monnok", "Visage Of The Emperor")
                            .turn(DARK, phase);
            scene.answer("return from " + BOARD);
            scene.expectPrompt(Prompt.Key.RETURN_TO_HAND);
            assertThat(scene.offered())
                    .containsExactlyInAnyOrder("Molator", "Monnok", "Visage Of The Emperor");
            scene.choose("Molator", "Monnok");

            assertThat(scene.hand(DARK)).containsExactlyInAnyOrder("Molator", "Monnok");
            assertThat(scene.locationOf("Visage Of The Emperor")).isEqualTo(BOARD);
        }
    }

    @Test
    @Claim("dejarik-rules#13")
    void alsoInTheOpponentsTurn() {
        var scene = board().at(BOARD, "Molator").turn(LIGHT, Phase.CONTROL).pass(LIGHT);
        scene.expectDecider(DARK).answer("return from " + BOARD);
        assertThat(scene.hand(DARK)).containsExactly("Molator");
    }

    @Test
    @Claim("dejarik-rules#13")
    void whoDoesNotControlItLeavesThemThere() {
        var contested = board().at(BOARD, "Molator", "Grimtaash").turn(DARK, Phase.CONTROL);
        contested.mayNot("return from " + BOARD);
        var theirs = board().at(BOARD, "Grimtaash").turn(DARK, Phase.CONTROL);
        theirs.mayNot("return from " + BOARD);
    }

    @Test
    @Claim("dejarik-rules#14")
    void nobodyTakesThemBackDuringABattle() {
        var scene =
                board().at(BOARD, "Molator")
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .turn(DARK, Phase.BATTLE)
                        .offers("return from " + BOARD);
        scene.battleAt(CANTINA);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("return from " + BOARD);
        }
        scene.passUntil(DARK).offers("return from " + BOARD);
    }

    @Test
    void theQuestionIsAskedInBothLanguages() {
        var scene = board().at(BOARD, "Molator", "Monnok").turn(DARK, Phase.CONTROL);
        assertThat(labels(scene, Language.EN))
                .contains("Return Dejariks or holograms from " + BOARD + " to hand");
        assertThat(labels(scene, Language.FR))
                .contains("Reprendre en main des Déjariks ou hologrammes de " + BOARD);
        scene.answer("return from " + BOARD);
        assertThat(asked(scene, Language.EN))
                .isEqualTo("Which of your cards return from " + BOARD + " to your hand?");
        assertThat(asked(scene, Language.FR)).contains("reviennent de " + BOARD);
    }

    private static Narrator narrator(Language language) {
        return new Narrator(language, Optional.of(DARK), id -> AllCards.byId(id).orElseThrow());
    }

    private static String asked(Scene scene, Language language) {
        var view = scene.game().view(DARK);
        return narrator(language).ask(view, view.question().orElseThrow());
    }

    private static List<String> labels(Scene scene, Language language) {
        var view = scene.game().view(DARK);
        return narrator(language).choices(view, view.question().orElseThrow());
    }

    // ---- a card with ability

    @Test
    @Claim({"dejarik-rules#15", "dejarik-rules#16"})
    void aDejarikThereSuspendsScumAndVillainy() {
        String chamber = "Jabba's Palace: Audience Chamber";
        var position =
                board().site(chamber, DARK)
                        .on(chamber, "Scum And Villainy")
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Bossk", "Luke Skywalker")
                        .hand(DARK, "Dengar")
                        .lost(DARK, 5);
        var before = position.turn(DARK, Phase.DEPLOY);
        assertThat(before.deployCost("Dengar", CANTINA)).isEqualTo(3);
        var after = position.at(BOARD, "Molator").turn(DARK, Phase.DEPLOY);
        assertThat(after.deployCost("Dengar", CANTINA)).isEqualTo(4);
        after.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA).passResponses();
        assertThat(after.lost(DARK)).hasSize(5);
    }

    @Test
    @Claim({"dejarik-rules#15", "dejarik-rules#17"})
    void aDejarikDeployedThereSatisfiesAbilityAbilityAbility() {
        String demand = "Ability, Ability, Ability";
        var position =
                table().site(BOARD, LIGHT)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Stormtrooper")
                        .beside(LIGHT, demand)
                        .force(LIGHT, 9)
                        .reserve(LIGHT, 9)
                        .hand(LIGHT, "Grimtaash");

        var idle = position.turn(LIGHT, Phase.DEPLOY);
        idle.passUntil(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(idle.turnOf()).isEqualTo(LIGHT);

        var scene = position.turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Grimtaash").passResponses();
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.lost(LIGHT)).isEmpty();

        // even if it is back in hand by the end of the phase
        var back = position.turn(LIGHT, Phase.DEPLOY);
        back.deploy("Grimtaash").passResponses().passUntil(LIGHT);
        back.answer("return from " + BOARD);
        back.passUntil(LIGHT, Phase.MOVE);
        assertThat(back.hand(LIGHT)).contains("Grimtaash");
        assertThat(back.lost(LIGHT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"DARK, EG-6, Mantellian Savrip", "LIGHT, EG-4, Ghhhk"})
    void aPowerDroidDrawnAsBattleDestinyDoublesNoPowerOfHolograms(
            Side side, String droid, String more) {
        var scene =
                table().site(BOARD, LIGHT)
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .at(BOARD, "Molator", "Monnok", "Grimtaash", "K'lor'slug", more)
                        .at(BOARD, side == DARK ? "Houjix" : "Kintan Strider")
                        .reserve(side, droid)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BOARD)
                        .passResponses()
                        .passWeapons();
        double power = scene.totalPower(BOARD, side);
        assertThat(power).isLessThan(scene.totalPower(BOARD, side.opposite()));
        assertThat(battleDestinies(scene, side)).isEqualTo(1);
        for (Side each : new Side[] {DARK, LIGHT}) {
            scene.passUntil(each, Prompt.Key.DRAW_BATTLE_DESTINY);
            scene.answer(each, each == side ? "yes" : "no");
        }
        assertThat(scene.battlePower(side)).isEqualTo(power);
    }
}
