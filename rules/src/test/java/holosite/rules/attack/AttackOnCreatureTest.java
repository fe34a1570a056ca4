package holosite.rules.attack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.save.SavedGame;
import org.junit.jupiter.api.Test;

/** Players attack creatures. */
class AttackOnCreatureTest {
    private static final String SWAMP = "Dagobah: Swamp";

    @Test
    void aPlayerDefeatsACreatureWithMoreThanFerocityAndDefense() {
        // power 6 + 3 and a destiny against ferocity 4 + defense 5
        for (boolean draws : new boolean[] {true, false}) {
            var scene =
                    table().at(CANTINA, "Bubo", "Chewbacca", "Luke Skywalker")
                            .nextDestiny(LIGHT, 1)
                            .turn(LIGHT, Phase.BATTLE);
            assertThat(scene.totalPower(CANTINA, LIGHT)).isEqualTo(9);

            scene.attack("Bubo").expectPrompt(Prompt.Key.ATTACK_DESTINY);
            scene.answer(draws ? "yes" : "no");

            assertThat(scene.lost(DARK).contains("Bubo")).isEqualTo(draws);
            // no Force was used: the one card there is the destiny
            assertThat(scene.used(LIGHT)).hasSize(draws ? 1 : 0);
        }
    }

    @Test
    void equalTotalsDoNotDefeatACreature() {
        for (int destiny : new int[] {4, 5}) {
            var scene =
                    table().at(CANTINA, "Bubo", "Luke Skywalker")
                            .nextDestiny(LIGHT, destiny)
                            .turn(LIGHT, Phase.BATTLE);
            double needed = 9 - scene.power("Luke Skywalker");

            scene.attack("Bubo").expectPrompt(Prompt.Key.ATTACK_DESTINY).yes();

            assertThat(scene.lost(DARK).contains("Bubo")).isEqualTo(destiny > needed);
        }
    }

    @Test
    void oneAttackOnACreatureAtEachLocationInAPhase() {
        var scene =
                table().at(CANTINA, "Scurrier", "Scurrier", "Stormtrooper")
                        .turn(DARK, Phase.BATTLE);

        scene.attack("Scurrier");

        assertThat(scene.isOnTable("Scurrier")).isTrue();
        scene.mayNot("attack Scurrier");
    }

    @Test
    void onlyInTheOwnBattlePhaseAndOnlyWhoIsThereAttacks() {
        var elsewhere =
                table().at(CANTINA, "Bubo")
                        .at("Tatooine: Docking Bay 94", "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE);
        elsewhere.mayNot("attack Bubo");

        var early = table().at(CANTINA, "Bubo", "Luke Skywalker").turn(LIGHT, Phase.CONTROL);
        early.mayNot("attack Bubo");
    }

    @Test
    void aPlayerMayAttackHisOwnCreatureAndFireAtIt() {
        var scene =
                table().at(CANTINA, "Worrt", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 4, 4)
                        .turn(LIGHT, Phase.BATTLE);

        scene.attack("Worrt").fire("Anakin's Lightsaber");
        assertThat(scene.isHit("Worrt")).isTrue();
        scene.passUntil(Prompt.Key.ATTACK_DESTINY).no();

        assertThat(scene.lost(LIGHT)).contains("Worrt");
    }

    @Test
    void aDefeatedKraytDragonPaysForItself() {
        var scene =
                table().at("Tatooine: Lars' Moisture Farm", "Krayt Dragon", "Luke Skywalker")
                        .at(
                                "Tatooine: Lars' Moisture Farm",
                                "Chewbacca",
                                "Han Solo",
                                "Obi-Wan Kenobi")
                        .lost(LIGHT, 3)
                        .nextDestiny(DARK, 0, 0)
                        .nextDestiny(LIGHT, 6, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.attack("Krayt Dragon").expectPrompt(Prompt.Key.ATTACK_DESTINY).yes();
        scene.expectDecider(LIGHT).use("Krayt Dragon");

        assertThat(scene.lost(DARK)).containsExactly("Krayt Dragon");
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    void whyNoAttackIsPossibleIsExplained() {
        var scene =
                table().at(SWAMP, "Dragonsnake", "Yoda")
                        .at(CANTINA, "Bubo")
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(scene.game().why().notAttack(LIGHT, scene.card("Dragonsnake")))
                .containsExactly(new Objection.OfCard("Yoda"));
        assertThat(scene.game().why().notAttack(LIGHT, scene.card("Bubo")))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.NOBODY_TO_ATTACK);
        assertThat(scene.game().why().notAttack(LIGHT, scene.card("Yoda")))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.NO_CREATURE);
    }

    @Test
    void anAttackIsPartOfTheGameAsData() {
        var scene =
                table().at(CANTINA, "Krayt Dragon")
                        .at("Tatooine: Mos Eisley", "Bubo", "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE);
        scene.attack("Bubo").expectPrompt(Prompt.Key.ATTACK_DESTINY);
        var game = scene.game();

        var loaded = SavedGame.read(SavedGame.write(game), AllCards::all);

        assertThat(loaded).isEqualTo(game);
        assertThat(loaded.state().attack()).isEqualTo(game.state().attack());
        assertThat(game.fork()).isEqualTo(game);
        var view = game.view(DARK).attack().orElseThrow();
        assertThat(view.byCreature()).isFalse();
        assertThat(view.against()).isEqualTo(LIGHT);
        assertThat(view.ferocity()).isEqualTo(4);
    }
}
