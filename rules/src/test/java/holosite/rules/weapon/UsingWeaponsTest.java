package holosite.rules.weapon;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** What counts as using a weapon, and how many a card uses in a turn. */
class UsingWeaponsTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String SABER = "Vader's Lightsaber";
    private static final String OTHER = "Dark Jedi Lightsaber";

    /** Vader drains where he carries two lightsabers. */
    private static Scene drain() {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Darth Vader")
                .on("Darth Vader", SABER, OTHER)
                .force(DARK, 9)
                .turn(DARK, Phase.CONTROL)
                .drainAt(CANTINA);
    }

    @Test
    void aDrainBonusIsAUseOfTheWeapon() {
        var scene = drain().offers("use " + SABER, "use " + OTHER);

        scene.use(SABER);

        assertThat(scene.isOffered("use " + OTHER)).isFalse();
        assertThat(scene.forceDrain(CANTINA, DARK)).isLessThanOrEqualTo(3);
    }

    private static Scene battleAfter(boolean bonus) {
        var scene =
                table().site(CANTINA, DARK)
                        .site("Tatooine: Docking Bay 94", DARK)
                        .at(CANTINA, "Darth Vader")
                        .on("Darth Vader", SABER, OTHER)
                        .hand(LIGHT, "Luke Skywalker")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);
        if (bonus) {
            scene.use(SABER);
        }
        scene.passUntil(DARK, Phase.DEPLOY);
        scene.state()
                .table()
                .toBottom(
                        scene.card("Luke Skywalker"),
                        holosite.rules.table.Table.on(scene.card(CANTINA)),
                        holosite.rules.table.Role.AT);
        return scene.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA);
    }

    @Test
    void theWeaponThatAddedToADrainIsTheOneThatFiresThisTurn() {
        battleAfter(true).offers("fire " + SABER).mayNot("fire " + OTHER);
    }

    @Test
    void withoutTheBonusEitherWeaponFires() {
        battleAfter(false).offers("fire " + SABER, "fire " + OTHER);
    }

    /** Obi-Wan drains where Leia carries a lightsaber. */
    private static Position drainBesideLeia() {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Obi-Wan Kenobi", "Leia Organa")
                .on("Leia Organa", "Jedi Lightsaber");
    }

    @Test
    void anUndercoverSpyAddsNothingToADrainWithAWeapon() {
        var open = drainBesideLeia().turn(LIGHT, Phase.CONTROL).drainAt(CANTINA);
        assertThat(open.isOffered("use Jedi Lightsaber")).isTrue();

        var covered =
                drainBesideLeia()
                        .undercover("Leia Organa")
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(CANTINA);
        assertThat(covered.isOffered("use Jedi Lightsaber")).isFalse();
    }

    @Test
    void eachCharacterUsesAWeaponOfHisOwn() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Boba Fett")
                        .on("Darth Vader", SABER)
                        .on("Boba Fett", OTHER)
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);

        scene.use(SABER).offers("use " + OTHER);
    }
}
