package holosite.rules.politics;

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
import holosite.language.condition.Always;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Presence;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** The Senate: politics, agendas, majorities, and battles fought with words. */
class SenateTest {
    private static final String SENATE = "Coruscant: Galactic Senate";
    private static final String AMIDALA = "Queen Amidala, Ruler Of Naboo";
    private static final String PAYROLL = "On The Payroll Of The Trade Federation";

    private static Position table() {
        return Scene.with(AllCards::all).site(SENATE, DARK);
    }

    @Test
    @Claim("politics#1")
    void inBattlesInTheSenatePowerIsPolitics() {
        var scene =
                table().at(SENATE, "Aks Moe", "Lott Dod", AMIDALA)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.power("Lott Dod")).isEqualTo(1);

        scene.battleAt(SENATE);

        assertThat(scene.power("Lott Dod")).isEqualTo(4);
        assertThat(scene.totalPower(SENATE, DARK)).isEqualTo(3 + 4);
        assertThat(scene.totalPower(SENATE, LIGHT)).isEqualTo(2);
        // elsewhere they fight with what is printed as power
        var elsewhere =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Aks Moe", "Lott Dod", AMIDALA)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        elsewhere.battleAt(CANTINA);
        assertThat(elsewhere.totalPower(CANTINA, DARK)).isEqualTo(3 + 1);
    }

    @Test
    void theSenateIsNoBattlegroundAlthoughBothHaveIconsThere() {
        var scene = table().turn(DARK, Phase.CONTROL);

        assertThat(scene.forceIcons(SENATE, DARK)).isEqualTo(1);
        assertThat(scene.forceIcons(SENATE, LIGHT)).isEqualTo(1);
        assertThat(Presence.battleground(scene.state(), scene.card(SENATE))).isFalse();
    }

    @Test
    @Claim({"politics#2", "politics#3"})
    void whoeverHasNoPoliticsIsWithoutUntilHeIsGivenSome() {
        // beside a guard those without politics are worth nothing as forfeit
        var scene =
                table().at(SENATE, "light Coruscant Guard", "Leia Organa", "Rebel Trooper", AMIDALA)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.POLITICS, "Leia Organa")).isZero();
        assertThat(scene.forfeitValue("Leia Organa")).isZero();
        assertThat(scene.forfeitValue("Rebel Trooper")).isZero();
        assertThat(scene.forfeitValue("light Coruscant Guard")).isEqualTo(4);
        assertThat(scene.forfeitValue(AMIDALA)).isEqualTo(6);

        // the princess is a senator, to whom he may lend some
        scene.use("light Coruscant Guard");

        assertThat(scene.figure(Figure.POLITICS, "Leia Organa")).isEqualTo(2);
        assertThat(scene.forfeitValue("Leia Organa")).isPositive();
        assertThat(scene.figureAt(Figure.TOTAL_POLITICS, SENATE, LIGHT)).isEqualTo(4);
    }

    @Test
    @Claim("politics#2")
    void politicsReducedToZeroForAWhileIsNone() {
        var scene =
                table().at(SENATE, "dark Coruscant Guard", "Orn Free Taa", "Yarua")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Orn Free Taa")).isEqualTo(4);

        scene.use("Yarua");

        assertThat(scene.figure(Figure.POLITICS, "Orn Free Taa")).isZero();
        assertThat(scene.forfeitValue("Orn Free Taa")).isZero();
        scene.endTurn();
        assertThat(scene.forfeitValue("Orn Free Taa")).isEqualTo(4);
    }

    @Test
    @Ruling("agendas-are-game-text")
    void aMajorityIsTheGreaterTotal() {
        for (boolean more : new boolean[] {true, false}) {
            var scene =
                    table().at(SENATE, more ? "Aks Moe" : "Baskol Yeesrim", AMIDALA)
                            .at("Tatooine", "Devastator")
                            .turn(DARK, Phase.CONTROL);

            assertThat(scene.figureAt(Figure.TOTAL_POLITICS, SENATE, LIGHT)).isEqualTo(2);
            assertThat(Senate.majority(scene.state(), Side.DARK)).isEqualTo(more);
            // a tie is nobody's majority
            assertThat(Senate.majority(scene.state(), Side.LIGHT)).isFalse();
            if (more) {
                var without = table().at("Tatooine", "Devastator").turn(DARK, Phase.CONTROL);
                assertThat(scene.power("Devastator")).isEqualTo(without.power("Devastator") + 2);
            }
        }
    }

    @Test
    void aGuardLendsASenatorWeight() {
        var scene =
                table().at(SENATE, "dark Coruscant Guard", "Baskol Yeesrim", AMIDALA)
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        assertThat(Senate.majority(scene.state(), Side.DARK)).isFalse();

        scene.use("dark Coruscant Guard");

        assertThat(scene.figure(Figure.POLITICS, "Baskol Yeesrim")).isEqualTo(4);
        assertThat(Senate.majority(scene.state(), Side.DARK)).isTrue();
        scene.mayNot("use dark Coruscant Guard");
        scene.endTurn();
        assertThat(scene.figure(Figure.POLITICS, "Baskol Yeesrim")).isEqualTo(2);
    }

    @Test
    void aSenatorIsBoughtByOneWhoSharesAnAgenda() {
        var scene =
                table().at(SENATE, "Orn Free Taa", "Lott Dod", "Yarua", AMIDALA)
                        .hand(DARK, PAYROLL)
                        .turn(DARK, Phase.CONTROL);

        // only Taa and Yarua have an agenda in common
        scene.play(PAYROLL);

        assertThat(scene.figure(Figure.POLITICS, "Orn Free Taa")).isEqualTo(4);
        assertThat(scene.figure(Figure.POLITICS, "Yarua")).isZero();
        assertThat(scene.figure(Figure.POLITICS, AMIDALA)).isEqualTo(2);
        var apart =
                table().at(SENATE, "Lott Dod", "Yarua")
                        .hand(DARK, PAYROLL)
                        .turn(DARK, Phase.CONTROL);
        apart.mayNot("play " + PAYROLL);
    }

    @Test
    void theTotalExplainsItself() {
        var scene = table().at(SENATE, "Aks Moe", "Lott Dod").turn(DARK, Phase.CONTROL);

        var sum =
                scene.game()
                        .why()
                        .figureAt(scene.card(SENATE), Figure.TOTAL_POLITICS, DARK)
                        .orElseThrow();

        assertThat(sum.total()).isEqualTo(7);
        assertThat(sum.items()).hasSize(2);
    }

    @Test
    @Ruling("agendas-are-game-text")
    void whoseTextIsCanceledHasNoAgenda() {
        var hush =
                Kinds.effect("Plain Hush", LIGHT, "0_51")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(Filters.titled("Yarua"), Always.ALWAYS));
        for (boolean hushed : new boolean[] {true, false}) {
            var position =
                    CardTable.tableWith(hush)
                            .at(SENATE, "Orn Free Taa", "Yarua")
                            .hand(DARK, PAYROLL);
            if (hushed) {
                position.beside(LIGHT, "Plain Hush");
            }
            assertThat(position.turn(DARK, Phase.CONTROL).isOffered("play " + PAYROLL))
                    .isEqualTo(!hushed);
        }
    }

    @Test
    @Ruling("agendas-are-game-text")
    void nobodyPleadsForPeaceWhoseTextIsCanceled() {
        String plea = "Plead My Case To The Senate";
        var hush =
                Kinds.effect("Plain Silence", DARK, "0_52")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(
                                        Filters.titled("Senator Palpatine"), Always.ALWAYS));
        for (boolean silenced : new boolean[] {true, false}) {
            var position =
                    CardTable.tableWith(hush)
                            .at(SENATE, "Senator Palpatine", "Yarua")
                            .beside(LIGHT, plea);
            if (silenced) {
                position.beside(DARK, "Plain Silence");
            }
            // two senators are enough if one of them wants peace
            assertThat(position.turn(DARK, Phase.CONTROL).has(plea, Flag.FLIPPED))
                    .isEqualTo(!silenced);
        }
    }
}
