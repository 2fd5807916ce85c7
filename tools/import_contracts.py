"""A contract for import-linter: packages that import nothing of other people's but what is named."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OutsideContract(Contract):
    """`source_modules` and all below them import, beside Python's own packages, only `allowed_packages`."""

    source_modules: Any = fields.ListField(subfield=fields.StringField())
    allowed_packages: Any = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every direct import of a package that is neither ours nor Python's own."""
        ours = {name.partition(".")[0] for name in self.source_modules}
        allowed = {*self.allowed_packages, *sys.stdlib_module_names, *ours}
        strangers = [
            f"{importer} imports {imported}"
            for source in self.source_modules
            for importer in sorted({source, *graph.find_descendants(source)})
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say who imports what."""
        for line in check.metadata["strangers"]:
            output.print_error(line)
