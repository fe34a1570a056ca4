package holosite.rules.sabacc;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.decision.YesNo;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.place.PilotSkill;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Games of sabacc: hands, wild and clone cards, totals, what is won. */
class SabaccTest {
    private static final String TOWER = "Cloud City: Security Tower";

    /** Han plays Cloud City Sabacc; hands are what lies on top of the Reserve Decks. */
    private static Position cloudCity(String... players) {
        return Scene.with(AllCards::all).at(TOWER, players).hand(LIGHT, "light Cloud City Sabacc");
    }

    private static Scene played(Position position) {
        return position.turn(LIGHT, Phase.CONTROL).play("light Cloud City Sabacc").passResponses();
    }

    /** What the hand of the player who is asked to draw comes to. */
    private static double total(Scene scene) {
        Prompt asked = scene.expectPrompt(Prompt.Key.SABACC_CARD).game().decision().prompt();
        return ((YesNo.SabaccCard) asked).total();
    }

    /** The winner takes whatever he is offered first, once for each card he wins. */
    private static Scene settle(Scene scene) {
        while (scene.prompt() == Prompt.Key.SABACC_WINNINGS) {
            scene.answerDefault();
        }
        return scene;
    }

    // ---- who plays

    @Test
    void sabaccTakesACharacterWhoCanPlayItAndTwoCardsInEachReserveDeck() {
        cloudCity("Leia Organa").turn(LIGHT, Phase.CONTROL).mayNot("play Cloud City Sabacc");
        cloudCity("Han Solo").turn(LIGHT, Phase.CONTROL).offers("play light Cloud City Sabacc");
        cloudCity("Han Solo")
                .reserve(DARK, "Stormtrooper")
                .nothingElseInReserve(DARK)
                .force(DARK, 5)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Cloud City Sabacc");
    }

    // ---- the hands

    @Test
    void anInsertCardThatComesToTheTopIsRevealedAndNotDealt() {
        String insert = "Anger, Fear, Aggression";
        for (long seed = 1; ; seed++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(TOWER, "Han Solo")
                            .hand(LIGHT, "light Cloud City Sabacc", insert)
                            .reserve(DARK, 20)
                            .nothingElseInReserve(DARK)
                            .seed(seed)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.deploy(insert).passResponses();
            if (scene.reserve(DARK).indexOf(insert) == 1) {
                scene.passUntil(LIGHT, Phase.CONTROL);
                assertThat(scene.reserve(DARK).indexOf(insert)).isEqualTo(1);
                scene.play("light Cloud City Sabacc").passUntil(Prompt.Key.SABACC_CARD);

                assertThat(scene.lost(LIGHT)).contains(insert);
                assertThat(scene.game().view(DARK).of(DARK).sabaccSize()).isEqualTo(2);
                return;
            }
        }
    }

    @Test
    void aSabaccHandIsHiddenFromTheOpponentAndCountsAsLifeForce() {
        var position =
                cloudCity("Han Solo")
                        .reserve(LIGHT, "Yoda", "Obi-Wan Kenobi")
                        .reserve(DARK, "Stormtrooper", "Danz Borin");
        var scene = position.turn(LIGHT, Phase.CONTROL);
        int life = scene.lifeForce(LIGHT);
        scene.play("light Cloud City Sabacc").passUntil(Prompt.Key.SABACC_CARD);

        assertThat(scene.isIn("Yoda", Zone.SABACC_HAND)).isTrue();
        assertThat(scene.lifeForce(LIGHT)).isEqualTo(life);
        assertThat(scene.game().view(LIGHT).toString()).contains("Yoda");
        assertThat(scene.game().view(DARK).toString()).doesNotContain("Yoda");
        assertThat(scene.game().view(LIGHT).toString()).doesNotContain("Danz Borin");
        // the opponent of who played it draws first
        scene.expectDecider(DARK);
    }

    @Test
    void theHighestTotalNotAboveElevenWins() {
        // 6 + 4 against 6 + 6
        var scene =
                played(
                        cloudCity("Han Solo")
                                .nextDestiny(LIGHT, 6, 4)
                                .reserve(DARK, "The Circle Is Now Complete", "Vader's Obsession"));
        settle(scene.no().no());
        assertThat(scene.lost(DARK)).hasSize(1);
        assertThat(scene.lost(LIGHT)).isEmpty();
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void ofEqualTotalsTheHandOfFewerCardsWins() {
        // 4 + 2 against 4 + 1 and one more card of 1
        var scene =
                played(cloudCity("Han Solo").nextDestiny(LIGHT, 4, 2).reserve(DARK, "Hem Dazon"));
        settle(scene.yes().no().no());
        assertThat(scene.lost(DARK)).hasSize(1);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void equalHandsOfEqualSizeAreADraw() {
        var scene = played(cloudCity("Han Solo").nextDestiny(LIGHT, 4, 3).nextDestiny(DARK, 5, 2));
        scene.no().no();
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lost(LIGHT)).isEmpty();
        assertThat(scene.used(DARK)).hasSize(2);
    }

    @Test
    void aPerfectFirstHandWinsDoubleAtOnce() {
        var scene =
                played(
                        cloudCity("Han Solo")
                                .nextDestiny(LIGHT, 6, 5)
                                .reserve(DARK, "Hem Dazon", "Danz Borin"));
        settle(scene);
        assertThat(scene.lost(DARK)).hasSize(2);
    }

    // ---- wild and clone cards

    @Test
    @Claim("personas#4")
    void landoInMillenniumFalconIsAWildCardAsLandoIs() {
        for (String card : new String[] {"Lando In Millennium Falcon", "Millennium Falcon"}) {
            // beside a card of 4: wild makes 10, the plain Falcon only what it is worth
            var scene =
                    played(
                            cloudCity("Han Solo")
                                    .reserve(LIGHT, card, "Yoda's Hope")
                                    .nextDestiny(DARK, 6, 3));
            scene.no();
            assertThat(total(scene)).isEqualTo(card.startsWith("Lando") ? 10 : 6);
        }
    }

    @Test
    @Ruling("sabacc-best-total")
    void aCloneCardCountsAsAnotherCardOfTheHandOrWhatItsPlayerMakesOfIt() {
        // Yoda's Hope is 4, a location clones it; a gambler could also take it for nothing
        var han =
                played(
                        cloudCity("Han Solo")
                                .reserve(LIGHT, "Dagobah: Swamp", "Yoda's Hope")
                                .nextDestiny(DARK, 6, 3));
        han.no();
        assertThat(total(han)).isEqualTo(8);

        // beside 4 and 6 any copy is too much: a gambler takes it for zero
        for (String player : new String[] {"Devaronian", "Chewbacca (2_3)"}) {
            var scene =
                    played(
                            cloudCity(player)
                                    .reserve(
                                            LIGHT,
                                            "Dagobah: Swamp",
                                            "Yoda's Hope",
                                            "light Lift Tube")
                                    .nextDestiny(DARK, 6, 3));
            scene.no().yes();
            assertThat(total(scene)).isEqualTo(player.equals("Devaronian") ? 10 : 14);
        }
    }

    @Test
    @Claim("devaronian#5")
    void theDevaronianLendsHisOwnDestinyToCloneCards() {
        for (String player : new String[] {"Devaronian", "Han Solo"}) {
            // a location beside a card of 1, which others can only copy
            var scene =
                    played(
                            cloudCity(player)
                                    .reserve(LIGHT, "Dagobah: Swamp")
                                    .nextDestiny(DARK, 6, 3));
            scene.no();
            assertThat(total(scene)).isEqualTo(player.equals("Devaronian") ? 4 : 2);
        }
    }

    // ---- what is won

    @Test
    @Claim("stealing#2")
    @Ruling("sabacc-best-total")
    void aCardOfTheStakesIsWonForGood() {
        var scene =
                played(
                        cloudCity("Han Solo")
                                .nextDestiny(LIGHT, 6, 4)
                                .reserve(DARK, "Vader's Lightsaber", "Stormtrooper"));
        scene.no().no();

        assertThat(scene.ownerOf("Vader's Lightsaber")).isEqualTo(LIGHT);
        assertThat(scene.has("Vader's Lightsaber", Flag.STOLEN)).isTrue();
        assertThat(scene.used(LIGHT)).contains("Vader's Lightsaber");
        // what is no stake is not taken over
        assertThat(scene.ownerOf("Stormtrooper")).isEqualTo(DARK);
        assertThat(scene.used(DARK)).contains("Stormtrooper");
    }

    @Test
    void hanPilotsLandosFalconOnlyAfterHeWonAtSabacc() {
        for (boolean wins : new boolean[] {false, true}) {
            var scene =
                    played(
                            cloudCity("Han Solo")
                                    .at("Tatooine", "Lando In Millennium Falcon")
                                    .nextDestiny(LIGHT, wins ? 6 : 1, 4)
                                    .nextDestiny(DARK, 5, 3));
            settle(scene.no().no());
            assertThat(
                            PilotSkill.canWork(
                                    scene.state(),
                                    scene.card("Han Solo"),
                                    scene.card("Lando In Millennium Falcon")))
                    .isEqualTo(wins);
        }
    }

    @Test
    void theOpponentMayNameACharacterOfHisOwn() {
        var scene =
                Scene.with(AllCards::all)
                        .at(TOWER, "Han Solo", "Lando Calrissian (5_99)")
                        .hand(LIGHT, "light Cloud City Sabacc")
                        .reserve(LIGHT, "It Is The Future You See", "Yoda's Hope")
                        .nextDestiny(DARK, 5, 4)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("light Cloud City Sabacc").passUntil(Prompt.Key.SABACC_PLAYER);
        scene.expectDecider(DARK).choose("Lando Calrissian (5_99)");
        // 9 against 9, and Lando's one more
        settle(scene.no().no());
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    // ---- the other games

    @Test
    void troopersUseWeaponsAsWildCards() {
        for (String player : new String[] {"Stormtrooper", "Lando Calrissian (5_99)"}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(TOWER, player)
                            .hand(DARK, "dark Trooper Sabacc")
                            .reserve(DARK, "Vader's Lightsaber", "Alter (1_234)")
                            .nextDestiny(LIGHT, 6, 3)
                            .turn(DARK, Phase.CONTROL);
            scene.play("dark Trooper Sabacc").passUntil(Prompt.Key.SABACC_CARD).no();
            // Alter is 4; a wild card of 2 to 7 makes 11; Lando moves 1 + 4 by one
            assertThat(total(scene)).isEqualTo(player.equals("Stormtrooper") ? 11 : 6);
        }
    }
}
